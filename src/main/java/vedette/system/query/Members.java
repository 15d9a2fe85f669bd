package vedette.system.query;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import vedette.form.model.RecordReader;
import vedette.json.Json;

/** Access to members with arbitrary names, and to values that may have several shapes. */
public final class Members {
  private Members() {}

  /** Returns the members of an object with arbitrary names; none of anything else. */
  public static List<Json.Member> named(Json json) {
    if (!(json instanceof Json.Obj object)) {
      return List.of();
    }
    List<Json.Member> named = new ArrayList<>(object.members().size());
    for (Json.Member member : object.members()) {
      if (!RecordReader.isRemark(member.name())) {
        named.add(member);
      }
    }
    return named;
  }

  /** Returns the whole number of a value; null if it is none. */
  public static Integer whole(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      BigDecimal value = number.value();
      if (value.abs().compareTo(BigDecimal.valueOf(1_000_000)) <= 0
          && (value.signum() == 0 || value.stripTrailingZeros().scale() <= 0)) {
        return value.intValueExact();
      }
    }
    return null;
  }

  /** Returns a value in the form that messages show. */
  public static String messageText(Json json) {
    if (json instanceof Json.Num number) {
      return number.text();
    }
    return json instanceof Json.Str text ? text.value() : json.kindWithArticle();
  }

  /** Returns the values of a list; a single value counts as a list of one. */
  public static List<Json> list(Json json) {
    if (json == null) {
      return List.of();
    }
    return json instanceof Json.Arr array ? array.values() : List.of(json);
  }
}
