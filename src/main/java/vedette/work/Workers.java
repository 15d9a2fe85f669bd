package vedette.work;

import java.io.Serializable;
import java.util.Objects;
import java.util.function.IntConsumer;

/** Those who do pieces of work. */
public interface Workers {
  /** The threads of this process. */
  Workers HERE =
      new Workers() {
        @Override
        public <T extends Serializable> void run(
            Work<T> work,
            int[] pieces,
            int threads,
            Deadline deadline,
            ResultTaker<T> resultTaker,
            IntConsumer progress) {
          if (pieces.length == 0) {
            return;
          }
          IntConsumer piece = i -> resultTaker.take(pieces[i], work.piece(pieces[i]));
          Parallel.run(pieces.length, threads, deadline, piece, progress);
        }
      };

  /**
   * Takes what pieces have come to.
   *
   * @param <T> what a piece comes to
   */
  interface ResultTaker<T> {
    /** Takes one piece's result, each once; perhaps on several threads at a time. */
    void take(int piece, T result);
  }

  /**
   * Has pieces done. If one fails no further ones are begun, and of those that failed the first
   * one's exception is thrown.
   *
   * @param pieces their numbers
   * @param threads how many threads do them, where it is those of this process
   * @param deadline when it stops, whatever is done
   * @param progress hears now and then how many are done
   * @throws WorkerFailure if it is not the work that fails, but those who do it
   */
  <T extends Serializable> void run(
      Work<T> work,
      int[] pieces,
      int threads,
      Deadline deadline,
      ResultTaker<T> resultTaker,
      IntConsumer progress);

  /** An engine could not do the work, through no fault of the work. */
  final class WorkerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String help;

    /** What went wrong, and what to try instead. */
    public WorkerFailure(String message, String help) {
      super(message);
      this.help = Objects.requireNonNull(help);
    }

    /** Returns what to try instead. */
    public String help() {
      return help;
    }
  }
}
