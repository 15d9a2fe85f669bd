package vedette.suite.scenario;

import vedette.form.model.RecordReader;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.Version;
import vedette.source.Problems;
import vedette.source.Source;

/** A reader of files that state their format. */
public final class FileFormat {
  private FileFormat() {}

  /**
   * Returns the outermost object as a record.
   *
   * @param newest the newest format that this program reads
   * @throws vedette.source.WrongFile if it cannot be read
   */
  public static <T extends Record> T read(Source source, Class<T> type, int newest) {
    return read(root(source, newest), source, type);
  }

  /** Returns the outermost value, which may be other than an object. */
  public static Json root(Source source, int newest) {
    Problems problems = new Problems();
    Json json = JsonReader.read(source, problems);
    problems.throwIfErrors();
    Version.refuseNewer(json, source, newest, Code.NEWER_FORMAT, problems);
    problems.throwIfErrors();
    return json;
  }

  /** Returns the outermost value as a record. */
  public static <T extends Record> T read(Json json, Source source, Class<T> type) {
    Problems problems = new Problems();
    T read = RecordReader.read(json, source, type, problems);
    problems.throwIfErrors();
    return read;
  }
}
