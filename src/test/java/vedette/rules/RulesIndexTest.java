package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The index of rules lists each section of a rulebook and each reading with the classes that play
 * it, as their comments and notes cite them. {@code -Dvedette.update=true} writes it.
 */
class RulesIndexTest {
  private static final Path PAGE = Path.of("src/site/markdown/rules-index.md");
  private static final Path RULES = Path.of("src/main/java/vedette/rules");
  private static final String BEGIN = "<!-- begin: written by RulesIndexTest -->\n";

  private static final String NAMES = "SixDaysReadings.java";

  /** The prefix of a system's readings, by its package. */
  private static final Map<String, String> SYSTEMS =
      new TreeMap<>(
          Map.of(
              "daysofglory", "DG",
              "loosefiles", "LF",
              "musketpike", "MP",
              "simplenapoleonic", "SN",
              "sixdays", "SD"));

  private static final Pattern COMMENT =
      Pattern.compile("/\\*\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);

  /** The sections in a comment's brackets, as (11.2, 11.3, SD6). */
  private static final Pattern SECTIONS =
      Pattern.compile(
          "\\((?:[A-Z]{2}[-V0-9]+|\\d+\\.\\d+)(?:,\\s+[*\\s]*(?:[A-Z]{2}[-V0-9]+|\\d+\\.\\d+))*\\)");

  private static final Pattern SECTION = Pattern.compile("\\d+\\.\\d+");

  @Test
  void every_section_and_reading_leads_to_its_classes() throws IOException {
    StringBuilder index = new StringBuilder(BEGIN);
    for (GameSystem system : Catalogue.systems()) {
      String name = packageOf(system);
      if (SYSTEMS.containsKey(name)) {
        index.append(table(system.title(), name));
      }
    }
    String page = Files.readString(PAGE);
    String written = page.substring(0, page.indexOf(BEGIN)) + index;
    if (Boolean.getBoolean("vedette.update")) {
      Files.writeString(PAGE, written);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(written);
  }

  @Test
  void every_reading_stands_where_it_is_played() throws IOException {
    for (GameSystem system : Catalogue.systems()) {
      String name = packageOf(system);
      if (SYSTEMS.containsKey(name)) {
        Set<String> played = new TreeSet<>(citations(name).keySet());
        played.addAll(ofTables(system));
        assertThat(played).containsAll(system.readings().stream().map(Reading::id).toList());
      }
    }
  }

  /** Returns the readings that the tables of a system cite. */
  private static Set<String> ofTables(GameSystem system) throws IOException {
    Pattern reading = reading(packageOf(system));
    Set<String> cited = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("tables", system.id()))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        reading.matcher(Files.readString(file)).results().forEach(it -> cited.add(it.group()));
      }
    }
    return cited;
  }

  private static String packageOf(GameSystem system) {
    return system.getClass().getPackageName().replaceFirst(".*\\.", "");
  }

  private static Pattern reading(String system) {
    return Pattern.compile("\\b" + SYSTEMS.get(system) + "(?:-V)?\\d+\\b");
  }

  private static String table(String title, String system) throws IOException {
    StringBuilder table =
        new StringBuilder(
            "\n## " + title + "\n\n| section or reading | classes |\n| --- | --- |\n");
    citations(system)
        .forEach(
            (rule, classes) ->
                table.append(
                    "| %s | %s |\n".formatted(rule, "`" + String.join("`, `", classes) + "`")));
    return table.toString();
  }

  /** Returns the classes that cite each section or reading. */
  private static Map<String, Set<String>> citations(String system) throws IOException {
    Pattern reading = reading(system);
    Map<String, Set<String>> citations = new TreeMap<>(IN_ORDER);
    try (Stream<Path> files = Files.walk(RULES.resolve(system))) {
      for (Path file : files.filter(RulesIndexTest::isRules).toList()) {
        String code = Files.readString(file);
        String type = file.getFileName().toString().replace(".java", "");
        String cited = resolved(code, system);
        reading.matcher(cited).results().forEach(it -> add(citations, it.group(), type));
        for (Matcher comment = COMMENT.matcher(code); comment.find(); ) {
          for (Matcher bracket = SECTIONS.matcher(comment.group()); bracket.find(); ) {
            SECTION
                .matcher(bracket.group())
                .results()
                .forEach(it -> add(citations, it.group(), type));
          }
        }
      }
    }
    return citations;
  }

  /** Returns whether a file can play rules; a class that only names readings plays none. */
  private static boolean isRules(Path file) {
    return file.toString().endsWith(".java")
        && !file.endsWith("package-info.java")
        && !file.endsWith(NAMES);
  }

  /** Returns the code with six-days' names of readings replaced by the readings. */
  private static String resolved(String code, String system) throws IOException {
    String resolved = code;
    Path names = RULES.resolve(system).resolve("units").resolve(NAMES);
    if (Files.exists(names)) {
      Map<String, String> readings = new HashMap<>();
      Pattern name = Pattern.compile("String (\\w+) =([^;]+);");
      for (Matcher each = name.matcher(Files.readString(names)); each.find(); ) {
        String value = each.group(2);
        for (Map.Entry<String, String> before : readings.entrySet()) {
          value = value.replaceAll("\\b" + before.getKey() + "\\b", before.getValue());
        }
        readings.put(each.group(1), value);
      }
      for (Map.Entry<String, String> each : readings.entrySet()) {
        resolved =
            resolved.replaceAll("SixDaysReadings\\.\\s*" + each.getKey() + "\\b", each.getValue());
      }
    }
    return resolved;
  }

  private static void add(Map<String, Set<String>> citations, String rule, String type) {
    citations.computeIfAbsent(rule, unknown -> new TreeSet<>()).add(type);
  }

  /** Orders sections before readings, each by number. */
  private static final Comparator<String> IN_ORDER =
      Comparator.comparing((String rule) -> !Character.isDigit(rule.charAt(0)))
          .thenComparing(rule -> rule.replaceAll("\\d.*", ""))
          .thenComparing(RulesIndexTest::numbers, RulesIndexTest::compare);

  private static List<Integer> numbers(String rule) {
    return Pattern.compile("\\d+")
        .matcher(rule)
        .results()
        .map(it -> Integer.valueOf(it.group()))
        .toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return one.size() - other.size();
  }
}
