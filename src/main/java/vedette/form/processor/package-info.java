/**
 * The annotation processor that generates the forms of {@code vedette.form}; compiled before all
 * else, part of the build only; imports no other package of the program.
 */
package vedette.form.processor;
