/**
 * Options and commands as picocli has them: what was given, in which order, and their help; imports
 * {@code cli.console}, {@code form}, {@code source} and {@code question}. Start with {@code
 * Option}.
 */
package vedette.cli.option;
