/**
 * The environment of the program and its ends: streams, a progress bar, exit codes, failures in
 * words; imports {@code file}, {@code platform}, {@code source} and {@code work}. Start with {@code
 * Console}.
 */
package vedette.cli.console;
