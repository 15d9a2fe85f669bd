/**
 * The annotation processor that writes the code behind {@code vedette.records}; compiled before all
 * else, part of the build only; imports nothing of ours.
 */
package vedette.records.processor;
