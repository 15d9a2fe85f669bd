package vedette.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.FutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import vedette.work.Deadline;
import vedette.work.Workers;
import vedette.work.Workers.ResultTaker;

/**
 * One job: work divided into shards, one task a shard. The results are taken in the order of the
 * shards, as soon as all earlier ones are complete.
 */
final class Job<T extends Serializable> {
  private static final long LOOK_MILLIS = 100;

  private final JavaSparkContext context;
  private final TransferredWork transferredWork;
  private final List<int[]> shares = new ArrayList<>();
  private final ResultTaker<T> resultTaker;
  private final BlockingQueue<FinishedShare> finishedShare = new LinkedBlockingQueue<>();
  private final Map<Integer, Share> early = new HashMap<>();
  private int taken;
  private int done;

  /** A shard that a task has finished. */
  private record FinishedShare(int number, Share share) {}

  Job(
      JavaSparkContext context,
      TransferredWork transferredWork,
      int[] pieces,
      int shares,
      ResultTaker<T> resultTaker) {
    this.context = context;
    this.transferredWork = transferredWork;
    this.resultTaker = resultTaker;
    for (long i = 0; i < shares; i++) {
      int from = (int) (i * pieces.length / shares);
      int to = (int) ((i + 1) * pieces.length / shares);
      this.shares.add(Arrays.copyOfRange(pieces, from, to));
    }
  }

  /** Runs the job and passes its results on. */
  void run(Deadline deadline, IntConsumer progress) {
    ProgressLines lines = new ProgressLines(shares.size(), System.err, System::nanoTime);
    context.sc().addSparkListener(lines);
    FutureAction<?> job = begun();
    boolean complete = false;
    try {
      while (taken < shares.size()) {
        deadline.check();
        await(job);
        progress.accept(done);
      }
      complete = true;
    } finally {
      context.sc().removeSparkListener(lines);
      if (!complete) {
        job.cancel();
      }
    }
    lines.end();
  }

  private FutureAction<?> begun() {
    List<Object> numbers = new ArrayList<>(IntStream.range(0, shares.size()).boxed().toList());
    return context
        .sc()
        .submitJob(
            context.parallelize(shares, shares.size()).rdd(),
            new Task(context.broadcast(transferredWork)),
            CollectionConverters.asScala(numbers).toSeq(),
            (number, share) -> {
              finishedShare.add(new FinishedShare((Integer) number, share));
              return BoxedUnit.UNIT;
            },
            () -> BoxedUnit.UNIT);
  }

  private void await(FutureAction<?> job) {
    try {
      boolean isOver = job.isCompleted();
      FinishedShare next = finishedShare.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      if (next != null) {
        early.put(next.number(), next.share());
        takeInOrder();
      } else if (isOver) {
        throw gaveUp(job);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void takeInOrder() {
    for (Share share = early.remove(taken); share != null; share = early.remove(taken)) {
      int[] pieces = shares.get(taken++);
      for (int i = 0; i < share.results().length; i++) {
        @SuppressWarnings("unchecked") // the same work on both machines
        T result = (T) share.results()[i];
        resultTaker.take(pieces[i], result);
        done++;
      }
      if (share.failure() != null) {
        throw share.failure();
      }
    }
  }

  private static Workers.WorkerFailure gaveUp(FutureAction<?> job) {
    String why = "";
    if (job.value().get() instanceof scala.util.Failure<?> failure) {
      why = ": " + String.valueOf(failure.exception().getMessage()).strip().split("\n", 2)[0];
    }
    return new Workers.WorkerFailure(
        "Spark gave up" + why,
        "look into the log of the executors; with more memory (--executor-memory), fewer cores an"
            + " executor or more shards (--conf "
            + SparkWorkers.SHARES
            + "=1000) it may pass");
  }
}
