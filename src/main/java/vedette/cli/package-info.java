/**
 * The command line: commands, options, exit codes; joins rules and odds, and may import everything.
 */
package vedette.cli;
