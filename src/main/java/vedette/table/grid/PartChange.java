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
 * A part that differs between two versions of a table or a file.
 *
 * @param part the part in the new version; in the old one if it was removed
 * @param old the old text; null if the part is new
 * @param now the new text; null if the part was removed
 * @param moved whether the part has the same text in another place; the old and the new text are
 *     then the places
 */
public record PartChange(TablePart part, String old, String now, boolean moved) {
  private PartChange(TablePart part, String old, String now) {
    this(part, old, now, false);
  }

  /**
   * Returns the changes: in the order of the new version, then what was removed; then the steps
   * that were moved, added or removed. A row, a column, a step or another member that only one
   * version has counts as one part.
   */
  public static List<PartChange> of(List<TablePart> old, List<TablePart> now) {
    List<TablePart> before = old;
    List<TablePart> after = now;
    List<PartChange> ofSteps = new ArrayList<>();
    Set<String> done = new HashSet<>();
    for (String list = Steps.next(after, done); list != null; list = Steps.next(after, done)) {
      Steps steps = new Steps(list, before, after);
      ofSteps.addAll(steps.movedSteps());
      ofSteps.addAll(steps.added());
      ofSteps.addAll(steps.removed());
      before = steps.renumbered();
      after = steps.commonParts(after);
      done.add(list);
    }
    List<PartChange> changes = new ArrayList<>(ofParts(before, after));
    changes.addAll(ofSteps);
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
      known.add(it.subject());
      known.add(column(it));
    }
    Map<String, List<TablePart>> merged = new LinkedHashMap<>();
    for (TablePart it : parts) {
      String where =
          !it.subject().isEmpty() && !known.contains(it.subject())
              ? it.subject()
              : known.contains(column(it)) ? it.place() : column(it);
      merged.computeIfAbsent(where, each -> new ArrayList<>()).add(it);
    }
    Map<String, TablePart> whole = new LinkedHashMap<>();
    merged.forEach(
        (where, list) -> {
          TablePart first = list.get(0);
          TablePart one =
              list.size() == 1 ? first : new TablePart("", where, words(list), first.at(), null);
          whole.put(one.place(), one);
        });
    return whole;
  }

  /** Returns the column of a cell as a part; any other part itself. */
  private static String column(TablePart part) {
    if (part.cell() == null) {
      return part.place();
    }
    String row = "row " + part.cell().row();
    String table = part.subject().substring(0, part.subject().length() - row.length());
    return table + part.key();
  }

  private static String words(List<TablePart> parts) {
    return parts.stream()
        .map(it -> it.cell() == null ? (it.key() + " " + it.text()).strip() : it.text())
        .collect(Collectors.joining(", "));
  }

  /**
   * A list of steps in two versions of a file. A step of a plan matches the one of the same name. A
   * step of a round has a number and no name: it matches the one with the same contents, or else
   * the one between the same neighbours.
   */
  private static final class Steps {
    private static final String LIST = "(?:step|choose|else) ";

    /** The innermost step in the subject of a part, behind the lists that contain it. */
    private static final Pattern STEP =
        Pattern.compile("((?:" + LIST + "\\S+ )*" + LIST + ")(\\S+)( .*)?");

    /** The keys of a step that give its kind. */
    private static final Set<String> DEEDS =
        Set.of("table", "counterattack", "fire", "check", "result", "mayRetreat");

    private static final int NONE = -1;

    /** The start of the subjects of steps of this list: {@code step ridge choose }. */
    private final String list;

    private final List<TablePart> parts;
    private final Map<String, List<TablePart>> old;
    private final Map<String, List<TablePart>> now;
    private final List<String> oldNames;
    private final List<String> newNames;

    /**
     * The index in the new version of the matching step, by the index of the old step; or {@link
     * #NONE}.
     */
    private final int[] places;

    /** True for an old step with the same contents and the same order among the others. */
    private final boolean[] stayed;

    Steps(String list, List<TablePart> oldParts, List<TablePart> newParts) {
      this.list = list;
      parts = oldParts;
      old = steps(oldParts);
      now = steps(newParts);
      oldNames = List.copyOf(old.keySet());
      newNames = List.copyOf(now.keySet());
      places = new int[old.size()];
      stayed = new boolean[old.size()];
      Arrays.fill(places, NONE);
      stay();
      move();
      change();
    }

    /** Returns the first list of steps that is not yet done, an outer one before those in it. */
    static String next(List<TablePart> parts, Set<String> done) {
      for (TablePart part : parts) {
        Matcher step = STEP.matcher(part.subject());
        if (step.matches()) {
          String list = step.group(1);
          for (int end = list.indexOf(' ') + 1;
              ;
              end = list.indexOf(' ', list.indexOf(' ', end) + 1) + 1) {
            if (!done.contains(list.substring(0, end))) {
              return list.substring(0, end);
            }
            if (end == list.length()) {
              break;
            }
          }
        }
      }
      return null;
    }

    /**
     * Returns the name or the number of the step to which a part belongs; null if it is none of the
     * list.
     */
    private String name(TablePart part) {
      if (!part.subject().startsWith(list)) {
        return null;
      }
      int end = part.subject().indexOf(' ', list.length());
      return part.subject().substring(list.length(), end < 0 ? part.subject().length() : end);
    }

    private Map<String, List<TablePart>> steps(List<TablePart> all) {
      Map<String, List<TablePart>> steps = new LinkedHashMap<>();
      for (TablePart part : all) {
        String name = name(part);
        if (name != null) {
          steps.computeIfAbsent(name, each -> new ArrayList<>()).add(part);
        }
      }
      return steps;
    }

    private static boolean isNumber(String name) {
      return Character.isDigit(name.charAt(0));
    }

    /** Returns the contents of a step, without its place. */
    private List<String> contents(List<TablePart> step) {
      return step.stream().map(it -> renamed(it, "").place() + ": " + it.text()).toList();
    }

    private TablePart renamed(TablePart part, String name) {
      String rest = part.subject().substring(list.length() + name(part).length());
      return new TablePart(list + name + rest, part.key(), part.text(), part.at(), part.cell());
    }

    private boolean isSame(int before, int after) {
      String was = oldNames.get(before);
      String is = newNames.get(after);
      return isNumber(was) && isNumber(is)
          ? contents(old.get(was)).equals(contents(now.get(is)))
          : was.equals(is);
    }

    /** Matches the longest common subsequence of steps. */
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

    /** Matches the remaining steps with the same contents in another place. */
    private void move() {
      for (int i = 0; i < old.size(); i++) {
        for (int j = 0; j < now.size() && places[i] == NONE; j++) {
          places[i] = oldPlace(j) == NONE && isSame(i, j) ? j : NONE;
        }
      }
    }

    /** Matches steps without a name whose contents differ between two steps that stayed. */
    private void change() {
      int next = 0;
      for (int i = 0; i < old.size(); i++) {
        if (stayed[i]) {
          next = places[i] + 1;
        } else if (places[i] == NONE && isNumber(oldNames.get(i))) {
          while (next < now.size() && oldPlace(next) != NONE && !stayed[oldPlace(next)]) {
            next++;
          }
          places[i] = next < now.size() && oldPlace(next) == NONE ? next++ : NONE;
        }
      }
    }

    /** Returns the index of the old step that matches a new one. */
    private int oldPlace(int place) {
      for (int i = 0; i < places.length; i++) {
        if (places[i] == place) {
          return i;
        }
      }
      return NONE;
    }

    /** Returns the old parts under the numbers of the new version, without the removed steps. */
    List<TablePart> renumbered() {
      List<TablePart> all = new ArrayList<>();
      for (TablePart part : parts) {
        int place = name(part) == null ? NONE : places[oldNames.indexOf(name(part))];
        if (name(part) == null) {
          all.add(part);
        } else if (place != NONE) {
          all.add(renamed(part, newNames.get(place)));
        }
      }
      return all;
    }

    /** Returns the parts of the new version, without the added steps. */
    List<TablePart> commonParts(List<TablePart> all) {
      return all.stream()
          .filter(it -> name(it) == null || oldPlace(newNames.indexOf(name(it))) != NONE)
          .toList();
    }

    /** Returns the added steps. */
    List<PartChange> added() {
      List<PartChange> added = new ArrayList<>();
      for (int j = 0; j < now.size(); j++) {
        if (oldPlace(j) == NONE) {
          String name = newNames.get(j);
          String words = words(now.get(name));
          added.add(new PartChange(step(name, words, now.get(name)), null, words));
        }
      }
      return added;
    }

    /** Returns the removed steps. */
    List<PartChange> removed() {
      List<PartChange> removed = new ArrayList<>();
      for (int i = 0; i < old.size(); i++) {
        if (places[i] == NONE) {
          String name = oldNames.get(i);
          String words = words(old.get(name));
          removed.add(new PartChange(step(name, words, old.get(name)), words, null));
        }
      }
      return removed;
    }

    private TablePart step(String name, String text, List<TablePart> said) {
      return TablePart.of(list + name, "", text, said.get(0).at());
    }

    /** Returns the moved steps, all by the names or numbers of the old version. */
    List<PartChange> movedSteps() {
      List<PartChange> moved = new ArrayList<>();
      for (int i = 0; i < old.size(); i++) {
        if (places[i] == NONE || stayed[i] || !isSame(i, places[i])) {
          continue;
        }
        int behind = places[i] - 1;
        while (behind >= 0 && (oldPlace(behind) == NONE || !stayed[oldPlace(behind)])) {
          behind--;
        }
        boolean down = behind >= 0 && oldPlace(behind) > i;
        int ahead = places[i] + 1;
        while (ahead < now.size() && (oldPlace(ahead) == NONE || !stayed[oldPlace(ahead)])) {
          ahead++;
        }
        String to =
            down || ahead == now.size()
                ? "after step " + oldNames.get(oldPlace(behind))
                : "before step " + oldNames.get(oldPlace(ahead));
        String was =
            down ? "before step " + oldNames.get(i + 1) : "after step " + oldNames.get(i - 1);
        String name = oldNames.get(i) + summary(old.get(oldNames.get(i)));
        moved.add(new PartChange(step(name, to, now.get(newNames.get(places[i]))), was, to, true));
      }
      return moved;
    }

    /** Returns the kind of a step without a name: {@code (table crt)}; "" if it has a name. */
    private String summary(List<TablePart> step) {
      List<String> deeds =
          step.stream()
              .filter(it -> isNumber(name(it)) && DEEDS.contains(it.key()))
              .map(it -> it.key() + " " + it.text())
              .toList();
      return deeds.isEmpty() ? "" : " (" + String.join(", ", deeds) + ")";
    }
  }
}
