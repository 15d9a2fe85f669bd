/**
 * Options and commands on top of picocli: the parsed options, their order, and their help; imports
 * {@code cli.console}, {@code form}, {@code source} and {@code question}. Start with {@code
 * Option}.
 */
package vedette.cli.option;
