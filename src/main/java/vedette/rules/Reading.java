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
 * How a rule is read where its source leaves it open, so that a player can see which house rule he
 * looks at.
 *
 * @param id as notes name it, {@code SD4}
 * @param text the reading, in a sentence or two
 */
public record Reading(String id, String text) {
  /**
   * Returns the readings of a system, by its id, in their order; none if it has no file of them.
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
