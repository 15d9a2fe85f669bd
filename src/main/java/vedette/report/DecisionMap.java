package vedette.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.odds.Weighed;

/** What is best by the two numbers that its side sees, one down and one across. */
final class DecisionMap {
  private static final Pattern TWO_NUMBERS =
      Pattern.compile("([^-+0-9]*)([-+]?[0-9]+)([^0-9]*?),? ([^-+0-9 ]*) ?([-+]?[0-9]+)([^0-9]*)");

  private static final int MOST_ACROSS = 20;

  private final TreeMap<Integer, TreeMap<Integer, Set<String>>> options = new TreeMap<>();
  private final Set<Integer> across = new TreeSet<>();

  /** What the numbers are, the one down and the one across. */
  private final Set<List<String>> names = new HashSet<>();

  private DecisionMap() {}

  /**
   * The map of choices of one kind; null if it is too wide, not two numbers are seen, or these do
   * not say what is best.
   */
  static Block.Matrix of(List<Weighed> decisions) {
    DecisionMap map = new DecisionMap();
    boolean all = decisions.stream().allMatch(map::add);
    return all && map.names.size() == 1 && map.across.size() <= MOST_ACROSS && map.saysAll()
        ? map.matrix()
        : null;
  }

  private boolean saysAll() {
    return options.values().stream()
        .flatMap(row -> row.values().stream())
        .allMatch(cell -> cell.size() == 1);
  }

  private boolean add(Weighed it) {
    Matcher seen = TWO_NUMBERS.matcher(it.seen());
    if (!seen.matches()) {
      return false;
    }
    names.add(
        List.of((seen.group(1) + seen.group(3)).strip(), (seen.group(4) + seen.group(6)).strip()));
    int column = Integer.parseInt(seen.group(5));
    across.add(column);
    options
        .computeIfAbsent(Integer.valueOf(seen.group(2)), row -> new TreeMap<>())
        .computeIfAbsent(column, cell -> new TreeSet<>())
        .add(it.option());
    return true;
  }

  private Block.Matrix matrix() {
    List<Block.Line> lines = new ArrayList<>();
    options
        .descendingMap()
        .forEach(
            (row, cells) ->
                lines.add(
                    Block.Line.of(
                        row.toString(),
                        across.stream()
                            .map(column -> String.join("/", cells.getOrDefault(column, Set.of())))
                            .toList())));
    List<String> name = names.iterator().next();
    return new Block.Matrix(
        name.get(0),
        name.get(1),
        across.stream().map(String::valueOf).toList(),
        lines,
        new Block.Legend("", "", false));
  }
}
