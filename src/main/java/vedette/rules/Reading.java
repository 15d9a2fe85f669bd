package vedette.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * A reading: the interpretation of a rule that its source leaves open. Answers cite it, so that
 * players can see which house rule applies.
 *
 * @param id id in notes, for example {@code SD4}
 * @param text text of the reading, one or two sentences
 */
public record Reading(String id, String text) {
  /**
   * Returns the readings of a system in the order of its file; none if it has no such file.
   *
   * @param system id of the system
   */
  static List<Reading> of(String system) {
    String file = "readings/" + system + ".json";
    try (InputStream in = Reading.class.getResourceAsStream(file)) {
      List<Reading> readings = new ArrayList<>();
      if (in != null) {
        Json.Obj all = (Json.Obj) JsonReader.read(Source.read(in, file), new Problems());
        all.members()
            .forEach(it -> readings.add(new Reading(it.name(), ((Json.Str) it.value()).value())));
      }
      return List.copyOf(readings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
