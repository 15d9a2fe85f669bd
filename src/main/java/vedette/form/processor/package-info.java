/**
 * The annotation processor that writes the code behind {@code vedette.form}; compiled before all
 * else, part of the build only; imports nothing of ours.
 */
package vedette.form.processor;
