package vedette.spark;

import java.io.Serializable;
import java.util.Arrays;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;
import vedette.work.Refusal;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * A task that runs a shard of the work: the pieces of a small range. Spark retries its failures.
 */
final class Task extends AbstractFunction1<Iterator<int[]>, Share> implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Broadcast<TransferredWork> sent;

  Task(Broadcast<TransferredWork> sent) {
    this.sent = sent;
  }

  @Override
  public Share apply(Iterator<int[]> share) {
    int[] pieces = share.next();
    Serializable[] results = new Serializable[pieces.length];
    int done = 0;
    try {
      Work<?> work = sent.value().work();
      for (; done < pieces.length; done++) {
        results[done] = work.piece(pieces[done]);
      }
      return new Share(results, null);
    } catch (Refusal | Workers.WorkerFailure e) {
      return new Share(Arrays.copyOf(results, done), e);
    }
  }
}
