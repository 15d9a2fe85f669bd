package vedette.spark;

import java.io.Serializable;
import vedette.work.Work;

/** The instructions that are sent to each machine, to create the same work there. */
interface Preparation extends Serializable {
  /**
   * Returns the prepared work.
   *
   * @throws vedette.work.Workers.WorkerFailure if it is not available here
   */
  Work<?> prepare();
}
