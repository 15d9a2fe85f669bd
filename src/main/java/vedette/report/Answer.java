package vedette.report;

import java.util.function.Supplier;

/**
 * What a command has to say, ready for any format.
 *
 * @param document for people
 * @param data for spreadsheets
 * @param json for programs: the text of a JSON document
 */
public record Answer(Document document, DataTable data, Supplier<String> json) {}
