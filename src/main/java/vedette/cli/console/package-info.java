/**
 * What the program writes to and how it ends: streams, a progress bar, exit codes, failures in
 * words; imports {@code file}, {@code platform}, {@code source} and {@code work}. Start with {@code
 * Console}.
 */
package vedette.cli.console;
