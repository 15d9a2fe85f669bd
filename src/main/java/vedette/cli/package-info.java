/**
 * The command line: commands, options, exit codes; brings rules and odds together, and may import
 * everything.
 */
package vedette.cli;
