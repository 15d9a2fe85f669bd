package vedette.report.page;

/**
 * The origin of a report, at the foot of its page.
 *
 * @param command the command line, quoted for a shell
 * @param version the version of the program
 * @param date the date of the run, as in {@code 2026-11-29}
 */
public record Imprint(String command, String version, String date) {}
