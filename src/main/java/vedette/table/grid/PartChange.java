package vedette.table.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part that two versions of a table or a file say differently.
 *
 * @param part as the new version has it; as the old one had it if it is gone
 * @param old what it was; null if it was not there
 * @param now what it is; null if it is no longer there
 * @param moved whether it says the same in another place, which are then before and now
 */
public record PartChange(TablePart part, String old, String now, boolean moved) {
  private PartChange(TablePart part, String old, String now) {
    this(part, old, now, false);
  }

  /**
   * Returns what differs: in the order of the new version, then what is gone; then the steps of the
   * round that have another place, are new or are gone. A row, a column, a step or a thing that
   * only one version has is one part.
   */
  public static List<PartChange> of(List<TablePart> old, List<TablePart> now) {
    Steps steps = new Steps(old, now);
    List<PartChange> changes = new ArrayList<>(ofParts(steps.renumbered(), steps.known(now)));
    changes.addAll(steps.moved());
    changes.addAll(steps.added());
    changes.addAll(steps.removed());
    return changes;
  }

  private static List<PartChange> ofParts(List<TablePart> old, List<TablePart> now) {
    Map<String, TablePart> before = merged(old, now);
    Map<String, TablePart> after = merged(now, old);
    List<PartChange> changes = new ArrayList<>();
    after.forEach(
        (where, part) -> {
          TablePart was = before.get(where);
          if (was == null || !was.text().equals(part.text())) {
            changes.add(new PartChange(part, was == null ? null : was.text(), part.text()));
          }
        });
    before.forEach(
        (where, part) -> {
          if (!after.containsKey(where)) {
            changes.add(new PartChange(part, part.text(), null));
          }
        });
    return changes;
  }

  private static Map<String, TablePart> merged(List<TablePart> parts, List<TablePart> other) {
    Set<String> known = new HashSet<>();
    for (TablePart it : other) {
      known.add(it.of());
      known.add(column(it));
    }
    Map<String, List<TablePart>> merged = new LinkedHashMap<>();
    for (TablePart it : parts) {
      String where =
          !it.of().isEmpty() && !known.contains(it.of())
              ? it.of()
              : known.contains(column(it)) ? it.where() : column(it);
      merged.computeIfAbsent(where, each -> new ArrayList<>()).add(it);
    }
    Map<String, TablePart> whole = new LinkedHashMap<>();
    merged.forEach(
        (where, list) -> {
          TablePart first = list.get(0);
          TablePart one =
              list.size() == 1 ? first : new TablePart("", where, words(list), first.at(), null);
          whole.put(one.where(), one);
        });
    return whole;
  }

  /** The column of a cell; of all else the part itself. */
  private static String column(TablePart part) {
    if (part.cell() == null) {
      return part.where();
    }
    String row = "row " + part.cell().row();
    String table = part.of().substring(0, part.of().length() - row.length());
    return table + part.key();
  }

  private static String words(List<TablePart> parts) {
    return parts.stream()
        .map(it -> it.cell() == null ? (it.key() + " " + it.text()).strip() : it.text())
        .collect(Collectors.joining(", "));
  }

  /**
   * The steps of a round in two versions of a file, of which each has a number and no name: a step
   * is the same as one that says the same, and else as one that stands between the same steps.
   */
  private static final class Steps {
    private static final Pattern STEP = Pattern.compile("step (\\d+)( .*)?");

    private static final int NONE = -1;

    private final List<TablePart> parts;
    private final List<List<TablePart>> old;
    private final List<List<TablePart>> now;

    /** By the place of an old step that of the same one in the new version; else {@link #NONE}. */
    private final int[] places;

    /** Whether an old step says the same and has stayed in its place among the others. */
    private final boolean[] stayed;

    Steps(List<TablePart> oldParts, List<TablePart> newParts) {
      parts = oldParts;
      old = steps(oldParts);
      now = steps(newParts);
      places = new int[old.size()];
      stayed = new boolean[old.size()];
      Arrays.fill(places, NONE);
      stay();
      move();
      change();
    }

    /** The number of the step that a part is said of; 0 if it is none. */
    private static int number(TablePart part) {
      Matcher step = STEP.matcher(part.of());
      return step.matches() ? Integer.parseInt(step.group(1)) : 0;
    }

    private static List<List<TablePart>> steps(List<TablePart> parts) {
      List<List<TablePart>> steps = new ArrayList<>();
      for (TablePart part : parts) {
        int number = number(part);
        while (steps.size() < number) {
          steps.add(new ArrayList<>());
        }
        if (number > 0) {
          steps.get(number - 1).add(part);
        }
      }
      return steps;
    }

    /** What a step says, wherever it stands. */
    private static List<String> said(List<TablePart> step) {
      return step.stream().map(it -> renumbered(it, 0).where() + ": " + it.text()).toList();
    }

    private static TablePart renumbered(TablePart part, int number) {
      Matcher step = STEP.matcher(part.of());
      if (!step.matches()) {
        return part;
      }
      String of = "step " + number + (step.group(2) == null ? "" : step.group(2));
      return new TablePart(of, part.key(), part.text(), part.at(), part.cell());
    }

    private boolean isSame(int before, int after) {
      return said(old.get(before)).equals(said(now.get(after)));
    }

    /** The longest sequence of steps that say the same in both versions. */
    private void stay() {
      int[][] longest = new int[old.size() + 1][now.size() + 1];
      for (int i = old.size() - 1; i >= 0; i--) {
        for (int j = now.size() - 1; j >= 0; j--) {
          longest[i][j] =
              isSame(i, j)
                  ? longest[i + 1][j + 1] + 1
                  : Math.max(longest[i + 1][j], longest[i][j + 1]);
        }
      }
      int j = 0;
      for (int i = 0; i < old.size(); i++) {
        while (j < now.size() && longest[i][j + 1] == longest[i][j] && !isSame(i, j)) {
          j++;
        }
        if (j < now.size() && isSame(i, j)) {
          places[i] = j++;
          stayed[i] = true;
        }
      }
    }

    /** Other steps that say the same in another place. */
    private void move() {
      for (int i = 0; i < old.size(); i++) {
        for (int j = 0; j < now.size() && places[i] == NONE; j++) {
          places[i] = before(j) == NONE && isSame(i, j) ? j : NONE;
        }
      }
    }

    /** Steps that say something else between two that stayed. */
    private void change() {
      int next = 0;
      for (int i = 0; i < old.size(); i++) {
        if (stayed[i]) {
          next = places[i] + 1;
        } else if (places[i] == NONE) {
          while (next < now.size() && before(next) != NONE && !stayed[before(next)]) {
            next++;
          }
          places[i] = next < now.size() && before(next) == NONE ? next++ : NONE;
        }
      }
    }

    /** The place of an old step by that of the same one in the new version. */
    private int before(int place) {
      for (int i = 0; i < places.length; i++) {
        if (places[i] == place) {
          return i;
        }
      }
      return NONE;
    }

    /** The old parts under the numbers of the new version, without the steps that are gone. */
    List<TablePart> renumbered() {
      List<TablePart> all = new ArrayList<>();
      for (TablePart part : parts) {
        int number = number(part);
        if (number == 0) {
          all.add(part);
        } else if (places[number - 1] != NONE) {
          all.add(renumbered(part, places[number - 1] + 1));
        }
      }
      return all;
    }

    /** The parts of the new version, without the steps that are new. */
    List<TablePart> known(List<TablePart> all) {
      return all.stream().filter(it -> number(it) == 0 || before(number(it) - 1) != NONE).toList();
    }

    /** The steps that are new. */
    List<PartChange> added() {
      List<PartChange> added = new ArrayList<>();
      for (int j = 0; j < now.size(); j++) {
        if (before(j) == NONE) {
          String words = words(now.get(j));
          added.add(new PartChange(step(j, words, now.get(j)), null, words));
        }
      }
      return added;
    }

    /** The steps that are gone. */
    List<PartChange> removed() {
      List<PartChange> removed = new ArrayList<>();
      for (int i = 0; i < old.size(); i++) {
        if (places[i] == NONE) {
          String words = words(old.get(i));
          removed.add(new PartChange(step(i, words, old.get(i)), words, null));
        }
      }
      return removed;
    }

    private static TablePart step(int place, String text, List<TablePart> parts) {
      return TablePart.of("step " + (place + 1), "", text, parts.get(0).at());
    }

    /** The steps in another place, all by the numbers of the old version. */
    List<PartChange> moved() {
      List<PartChange> moved = new ArrayList<>();
      for (int i = 0; i < old.size(); i++) {
        if (places[i] == NONE || stayed[i] || !isSame(i, places[i])) {
          continue;
        }
        int behind = places[i] - 1;
        while (behind >= 0 && (before(behind) == NONE || !stayed[before(behind)])) {
          behind--;
        }
        boolean down = behind >= 0 && before(behind) > i;
        int ahead = places[i] + 1;
        while (ahead < now.size() && (before(ahead) == NONE || !stayed[before(ahead)])) {
          ahead++;
        }
        String to =
            down || ahead == now.size()
                ? "behind step " + (before(behind) + 1)
                : "before step " + (before(ahead) + 1);
        String was = down ? "before step " + (i + 2) : "behind step " + i;
        moved.add(new PartChange(step(i, to, now.get(places[i])), was, to, true));
      }
      return moved;
    }
  }
}
