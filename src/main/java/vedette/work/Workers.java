package vedette.work;

import java.io.Serializable;
import java.util.Objects;
import java.util.function.IntConsumer;

/** The workers that run pieces of work. */
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
   * A consumer of the results of pieces.
   *
   * @param <T> the result of a piece
   */
  interface ResultTaker<T> {
    /** Receives one piece's result, each once; possibly on several threads concurrently. */
    void take(int piece, T result);
  }

  /**
   * Runs pieces. If one fails no further ones are begun, and the exception of the first of the
   * failed pieces is thrown.
   *
   * @param pieces their numbers
   * @param threads the number of threads, if they are those of this process
   * @param deadline stops the run, even if it is not complete
   * @param progress receives the number of finished pieces now and then
   * @throws WorkerFailure if the workers fail, and not the work
   */
  <T extends Serializable> void run(
      Work<T> work,
      int[] pieces,
      int threads,
      Deadline deadline,
      ResultTaker<T> resultTaker,
      IntConsumer progress);

  /** A failure of an engine, through no fault of the work. */
  final class WorkerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String help;

    /**
     * Creates a failure.
     *
     * @param message what went wrong
     * @param help what to try instead
     */
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
