package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/** What is added to the scores of dice, worked out for whatever holds together (SN2). */
final class ScoreModifiers {
  static final Set<String> CONDITIONS = Set.of("general", "cover", "moved");

  private static final boolean[] EITHER = {false, true};

  private final List<List<Modifier>> counting = new ArrayList<>();

  ScoreModifiers(List<Modifier> list) {
    for (boolean general : EITHER) {
      for (boolean cover : EITHER) {
        for (boolean moved : EITHER) {
          counting.add(
              List.copyOf(Modifiers.strongest(list, when -> holds(when, general, cover, moved))));
        }
      }
    }
  }

  private static boolean holds(String when, boolean general, boolean cover, boolean moved) {
    return switch (when) {
      case "general" -> general;
      case "cover" -> cover;
      case "moved" -> moved;
      default -> throw new IllegalStateException("no condition " + when);
    };
  }

  /** Those that count for a unit. */
  List<Modifier> counting(boolean general, boolean cover, boolean moved) {
    return counting.get((general ? 4 : 0) + (cover ? 2 : 0) + (moved ? 1 : 0));
  }

  /** What they add; each is noted. */
  static int sum(List<Modifier> counting, String who, Umpire umpire) {
    int sum = 0;
    for (int i = 0; i < counting.size(); i++) {
      Modifier modifier = counting.get(i);
      sum += modifier.value();
      Notes.modifier(modifier, modifier.value(), who, umpire);
    }
    return sum;
  }
}
