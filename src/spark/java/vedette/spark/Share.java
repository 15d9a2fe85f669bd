package vedette.spark;

import java.io.Serializable;

/**
 * The result of a task.
 *
 * @param results of its pieces, in their order; those before the failure if there is one
 * @param failure a failure that would occur on every machine, so that a retry is useless; else null
 */
record Share(Serializable[] results, RuntimeException failure) implements Serializable {}
