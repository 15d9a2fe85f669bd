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
            Taker<T> taker,
            IntConsumer progress) {
          if (pieces.length == 0) {
            return;
          }
          IntConsumer piece = i -> taker.take(pieces[i], work.piece(pieces[i]));
          Parallel.run(pieces.length, threads, deadline, piece, progress);
        }
      };

  /**
   * Takes what pieces have come to.
   *
   * @param <T> what a piece comes to
   */
  interface Taker<T> {
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
   * @throws Failed if it is not the work that fails, but those who do it
   */
  <T extends Serializable> void run(
      Work<T> work,
      int[] pieces,
      int threads,
      Deadline deadline,
      Taker<T> taker,
      IntConsumer progress);

  /** An engine could not do the work, through no fault of the work. */
  final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String help;

    /** What went wrong, and what to try instead. */
    public Failed(String message, String help) {
      super(message);
      this.help = Objects.requireNonNull(help);
    }

    /** What to try instead. */
    public String help() {
      return help;
    }
  }
}
