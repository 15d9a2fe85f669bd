package vedette.report;

import java.util.function.Supplier;

/**
 * What a command has to say, ready for any format; only the one that is asked for is made.
 *
 * @param document for people
 * @param data for spreadsheets
 * @param json for programs: the text of a JSON document
 */
public record Answer(
    Supplier<Document> document, Supplier<DataTable> data, Supplier<String> json) {}
