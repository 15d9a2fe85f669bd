package vedette.spark;

import java.io.Serializable;
import vedette.work.Work;
import vedette.work.Workers;

/** The work as sent to each machine, where the first task prepares it for all. */
final class TransferredWork implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Preparation preparation;
  private final String hash;
  private transient Work<?> work;

  /**
   * Creates work to send.
   *
   * @param hash the hash of the same work on this machine
   */
  TransferredWork(Preparation preparation, String hash) {
    this.preparation = preparation;
    this.hash = hash;
  }

  /**
   * Returns the work on this machine.
   *
   * @throws Workers.WorkerFailure if it is not available here, or is not the same
   */
  synchronized Work<?> work() {
    if (work == null) {
      Work<?> ready = preparation.prepare();
      if (!ready.hash().equals(hash)) {
        throw new Workers.WorkerFailure(
            "a worker has other work than was asked for",
            "give all machines the same version of the program and the same files");
      }
      work = ready;
    }
    return work;
  }
}
