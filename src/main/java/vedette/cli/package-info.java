/**
 * The command line: one class a command, which joins rules, odds and answers; may import
 * everything.
 *
 * <p>Start with {@code Main}, then {@code Commands} and {@code OddsCommand}. {@code cli.option}
 * reads what was typed, {@code cli.console} writes what is answered.
 */
package vedette.cli;
