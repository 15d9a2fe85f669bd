package vedette.study.change;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.source.Position;
import vedette.table.grid.SystemFile;

/** An edit of one value in the file of a rule system. */
final class PartEdit {
  private PartEdit() {}

  /** Returns a number at a position. */
  static Json.Num number(String text, Position at) {
    return new Json.Num(text, new BigDecimal(text), at);
  }

  /** Returns the system with another value at the position of that value. */
  static SystemFile replaced(SystemFile file, Json value) {
    return file.with((Json.Obj) replaced(file.root(), value));
  }

  private static Json replaced(Json json, Json value) {
    if (json instanceof Json.Obj object) {
      List<Json.Member> members = new ArrayList<>();
      for (Json.Member it : object.members()) {
        members.add(new Json.Member(it.name(), it.at(), replaced(it.value(), value)));
      }
      return new Json.Obj(members, object.at());
    }
    if (json instanceof Json.Arr array) {
      return new Json.Arr(
          array.values().stream().map(it -> replaced(it, value)).toList(), array.at());
    }
    return json.at().equals(value.at()) ? value : json;
  }
}
