package vedette.spark;

import java.io.Serializable;
import vedette.work.Work;
import vedette.work.Workers;

/** The work as it is sent to each machine, where the first task makes it ready for all. */
final class TransferredWork implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Preparation preparation;
  private final String hash;
  private transient Work<?> work;

  /**
   * Work to send.
   *
   * @param hash the hash of the same work here
   */
  TransferredWork(Preparation preparation, String hash) {
    this.preparation = preparation;
    this.hash = hash;
  }

  /**
   * The work on this machine.
   *
   * @throws Workers.WorkerFailure if it cannot be had here, or is not the same
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
