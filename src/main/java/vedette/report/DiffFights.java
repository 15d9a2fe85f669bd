package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.study.FightChange;

/**
 * Says what one table in another's place does to fights: those that move most, the others named.
 */
final class DiffFights {
  /** Of the fights that move, and of the names in a list. */
  private static final int MOST = 20;

  private DiffFights() {}

  static void add(List<FightChange> fights, Document document) {
    List<FightChange> moved = fights.stream().filter(FightChange::moves).toList();
    Set<FightChange> most = new HashSet<>(mostMoved(moved));
    boolean first = true;
    for (FightChange fight : moved) {
      if (most.contains(fight)) {
        if (!first) {
          document.gap();
        }
        document.paragraph(name(fight));
        FigureChangeRows.add(fight.figureChanges(), document);
        first = false;
      }
    }
    if (moved.size() > most.size()) {
      document.gap();
      document.paragraph(moved.size() - most.size() + " more move less: --format csv has them");
    }
    Map<String, List<String>> still = new LinkedHashMap<>();
    for (FightChange fight : fights) {
      if (!fight.moves()) {
        String why = fight.unanswered() == null ? "no change in" : "no odds: " + fight.unanswered();
        still.computeIfAbsent(why, key -> new ArrayList<>()).add(name(fight));
      }
    }
    for (Map.Entry<String, List<String>> each : still.entrySet()) {
      if (!first) {
        document.gap();
      }
      document.paragraph(each.getKey());
      List<String> names = each.getValue();
      names.stream().limit(MOST).forEach(document::paragraph);
      if (names.size() > MOST) {
        document.paragraph("and " + (names.size() - MOST) + " more: --format json names them");
      }
      first = false;
    }
  }

  static String name(FightChange fight) {
    return fight.fight() + " " + fight.options();
  }

  private static List<FightChange> mostMoved(List<FightChange> moved) {
    return moved.stream()
        .sorted(Comparator.comparingDouble(DiffFights::change).reversed())
        .limit(MOST)
        .toList();
  }

  /** The largest change of a chance. */
  private static double change(FightChange fight) {
    return fight.figureChanges().stream()
        .filter(it -> it.isChance() && !it.isUnclear())
        .mapToDouble(it -> Math.abs(it.by()))
        .max()
        .orElse(0);
  }
}
