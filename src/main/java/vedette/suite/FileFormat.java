package vedette.suite;

import java.math.BigDecimal;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.json.Source;

/** Reads the outermost object of a file that states its format. */
final class FileFormat {
  private FileFormat() {}

  /**
   * The object as a record.
   *
   * @param newest the newest format that this program reads
   * @throws vedette.json.WrongFile if it cannot be read
   */
  static <T extends Record> T read(Source source, Class<T> type, int newest) {
    Problems problems = new Problems();
    Json json = JsonReader.read(source, problems);
    problems.throwIfErrors();
    // A newer file would have many unknown keys, so its format is checked first.
    if (json instanceof Json.Obj object
        && object.get("format") instanceof Json.Num format
        && format.value() != null
        && format.value().compareTo(BigDecimal.valueOf(newest)) > 0) {
      problems.error(
          Code.NEWER_FORMAT,
          source,
          format.at(),
          "file needs format " + format.text() + "; this program reads " + newest,
          "use a newer version of the program");
      problems.throwIfErrors();
    }
    T read = RecordReader.read(json, source, type, problems);
    problems.throwIfErrors();
    return read;
  }
}
