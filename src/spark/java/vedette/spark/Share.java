package vedette.spark;

import java.io.Serializable;

/**
 * What a task has come to.
 *
 * @param results of its pieces, in their order; those before the failure if there is one
 * @param failure what would fail anywhere, so that nothing is gained by trying again; else null
 */
record Share(Serializable[] results, RuntimeException failure) implements Serializable {}
