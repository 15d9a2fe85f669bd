package vedette.table.read;

import java.util.List;
import vedette.form.Field;
import vedette.form.model.LocatedValue;
import vedette.form.model.RecordReader;
import vedette.json.Json;
import vedette.source.Problems;
import vedette.source.Source;

/** The first members of a rule system's file, as a table's file has them. */
record SystemHead(
    @Field(text = "The version of the file format.", min = 1, max = TableFile.FORMAT, example = "1")
        int format,
    @Field(
            text = "The id of the system: its owner, a slash, its name.",
            schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
            example = "\"mine/{file}\"")
        LocatedValue<String> id,
    @Field(text = "Its name for people.") String title,
    @Field(text = "Where its numbers come from; left out: its author.", optional = true)
        TableFile.Origin source) {
  private static final List<String> KEYS = List.of("format", "id", "title", "source");

  /** Returns whether a file gives its kind as a rule system. */
  static boolean isSystem(Json json) {
    return json instanceof Json.Obj object
        && object.get("kind") instanceof Json.Str kind
        && kind.value().equals("system");
  }

  /** Returns the head of a system's file; null if it is wrong. */
  static SystemHead read(Json.Obj file, Source source, Problems problems) {
    List<Json.Member> members =
        file.members().stream().filter(it -> KEYS.contains(it.name())).toList();
    return RecordReader.read(new Json.Obj(members, file.at()), source, SystemHead.class, problems);
  }
}
