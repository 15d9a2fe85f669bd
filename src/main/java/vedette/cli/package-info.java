/**
 * The command line: one class a command, which joins rules, odds and answers; may import
 * everything.
 *
 * <p>Start with {@code Main}, then {@code Commands} and {@code OddsCommand}. {@code cli.option}
 * reads the command line, {@code cli.console} writes the output.
 */
package vedette.cli;
