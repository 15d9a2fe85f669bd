package vedette.spark;

import java.io.Serializable;
import vedette.work.Work;

/** What is sent to each machine, to have the same work there. */
interface Preparation extends Serializable {
  /**
   * Makes the work ready.
   *
   * @throws vedette.work.Workers.WorkerFailure if it cannot be had here
   */
  Work<?> prepare();
}
