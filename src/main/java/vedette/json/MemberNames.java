package vedette.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/** What tells one kind of file from another: the names of its members. */
public final class MemberNames {
  private MemberNames() {}

  /**
   * The names in a file's outermost object, up to the first mistake; none of what is no object.
   *
   * @param enough whether no further names matter, as a file may be large
   * @throws IOException if it cannot be read
   */
  public static Set<String> of(Path file, Predicate<Set<String>> enough) throws IOException {
    Set<String> names = new HashSet<>();
    try (InputStream in = Files.newInputStream(file);
        JsonParser parser = JsonReader.FACTORY.createParser(ObjectReadContext.empty(), in)) {
      if (parser.nextToken() == JsonToken.START_OBJECT) {
        while (!enough.test(names) && parser.nextToken() == JsonToken.PROPERTY_NAME) {
          names.add(parser.currentName());
          parser.nextToken();
          parser.skipChildren();
        }
      }
    } catch (JacksonException e) {
      // It is no JSON from there on.
    }
    return names;
  }
}
