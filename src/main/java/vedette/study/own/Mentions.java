package vedette.study.own;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.json.Json;

/** The texts of a system's file that can use names: amounts, conditions, effects, rolls, cells. */
final class Mentions {
  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}0-9_-]*");

  /** Keys whose texts are for people, or give a name and do not use one. */
  private static final Set<String> SILENT =
      Set.of("note", "title", "id", "kind", "source", "allow", "class", "words", "customDice");

  private final List<String> texts = new ArrayList<>();

  Mentions(Json.Obj root) {
    add(root);
  }

  private void add(Json json) {
    if (json instanceof Json.Str text) {
      texts.add(text.value());
    } else if (json instanceof Json.Arr array) {
      array.values().forEach(this::add);
    } else if (json instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (!SILENT.contains(member.name()) && !member.name().startsWith("x-")) {
          add(member.value());
        }
      }
    }
  }

  /** The names in all texts. */
  Set<String> names() {
    return names(UnaryOperator.identity());
  }

  /**
   * The names in what is left of each text.
   *
   * @param left takes off what does not count
   */
  Set<String> names(UnaryOperator<String> left) {
    Set<String> names = new HashSet<>();
    for (String text : texts) {
      Matcher name = NAME.matcher(left.apply(text));
      while (name.find()) {
        names.add(name.group());
      }
    }
    return names;
  }
}
