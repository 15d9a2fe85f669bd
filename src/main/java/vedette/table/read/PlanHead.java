package vedette.table.read;

import java.util.List;
import vedette.form.Field;
import vedette.form.model.LocatedValue;
import vedette.form.model.RecordReader;
import vedette.json.Json;
import vedette.source.Problems;
import vedette.source.Source;

/** The first members of a plan's file. */
record PlanHead(
    @Field(text = "The version of the file format.", min = 1, max = TableFile.FORMAT, example = "1")
        int format,
    @Field(
            text = "The id of the plan: its owner, a slash, its name; the file name if left out.",
            optional = true,
            schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$",
            example = "\"mine/{file}\"")
        LocatedValue<String> id,
    @Field(text = "Its name for people.") String title,
    @Field(text = "Where its numbers come from; left out: its author.", optional = true)
        TableFile.Origin source) {
  private static final List<String> KEYS = List.of("format", "id", "title", "source");

  /** Returns whether a file is a plan: it has steps or names a system, and gives no other kind. */
  static boolean isPlan(Json json) {
    return json instanceof Json.Obj object
        && (object.get("kind") == null
            ? object.get("steps") != null || object.get("system") != null
            : object.get("kind") instanceof Json.Str kind && kind.value().equals("plan"));
  }

  /** Returns the head of a plan's file; null if it is wrong. */
  static PlanHead read(Json.Obj file, Source source, Problems problems) {
    List<Json.Member> members =
        file.members().stream().filter(it -> KEYS.contains(it.name())).toList();
    PlanHead head =
        RecordReader.read(new Json.Obj(members, file.at()), source, PlanHead.class, problems);
    return head == null || !head.id().value().isEmpty()
        ? head
        : new PlanHead(head.format, named(source, file), head.title, head.source);
  }

  /** Returns the id of a plan without one, made from the file name. */
  private static LocatedValue<String> named(Source source, Json.Obj file) {
    return new LocatedValue<>("plan/" + StartingFile.name(source.name(), "plan"), file.at());
  }
}
