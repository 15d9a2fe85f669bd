package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The manual, the program's texts and the javadoc are plain English. */
class EnglishTest {
  /** Words to avoid, as patterns, each with what to write instead. */
  private static final Map<String, String> AVOIDED =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("so many|how many there are", "n, the number of"),
              Map.entry("at once", "immediately, at the same time"),
              Map.entry(
                  "(?<!players |designers |users |readers |people )who", "the unit, the side"),
              Map.entry("whom|whoever|somebody|nobody|anybody", "the unit, no unit, either side"),
              Map.entry("com(?:es?|ing) to|came to|amounts? to", "totals, equals, leads to"),
              Map.entry("said|told|says otherwise", "given, specified, reported, differs"),
              Map.entry("befalls?|befell|suffers?|suffered", "the effect, is applied to"),
              Map.entry("but for|, save (?:for|that|the)", "except"),
              Map.entry("as is best|what is best", "optimal, the best choice"),
              Map.entry("worth(?! \\w+ing)", "value, expected value"),
              Map.entry("turns a cell", "edits a cell, changes a cell"),
              Map.entry(
                  "go(?:es)? on|go(?:es)? back|went back|(?:is|are) away",
                  "continues, retreats, has left the fight"),
              Map.entry("what is left", "survivors, remaining strength"),
              Map.entry("by itself|alone", "only"),
              Map.entry("the lesser|the greater", "the minimum, the maximum"),
              Map.entry("drawn up|as they stand", "prepared, current state"),
              Map.entry("likeliest|furthest|tenths", "most likely, largest change, percentiles")));

  /** Phrases that are right although they contain an avoided word, each with its reason. */
  private static final Map<String, String> ALLOWED =
      new TreeMap<>(Map.of("or \\\"nobody\\\"", "a value that a file can have"));

  private static final Pattern WORDS =
      Pattern.compile(
          "(?<![\\w-])(?:" + String.join("|", AVOIDED.keySet()) + ")(?![\\w-])",
          Pattern.CASE_INSENSITIVE);

  /** A first sentence that is a clause without its main verb. */
  private static final Pattern HEADLESS =
      Pattern.compile("(?:The same|Who|Whom|Whose|What|Whether|That|So many|As)\\b.*");

  private static final Pattern JAVADOC = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?<=\\s)//[^\n]*", Pattern.DOTALL);
  private static final Pattern LITERAL = Pattern.compile("\"((?:\\\\.|[^\"\\\\\n])*)\"");
  private static final Pattern QUOTED = Pattern.compile("`[^`\n]*`|\\]\\([^)\n]*\\)|<[^>\n]*>");
  private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```");

  @Test
  void the_manual_and_the_readme_are_plain_english() throws IOException {
    TreeSet<String> found = new TreeSet<>();
    for (Path page : files("src/site/markdown", ".md")) {
      // The first page lists old names beside new ones; the other is made from javadoc.
      if (!page.endsWith("changes.md") && !page.endsWith("rules-index.md")) {
        find(page, FENCED.matcher(Files.readString(page)).replaceAll(""), found);
      }
    }
    Path readme = Path.of("README.md");
    find(readme, FENCED.matcher(Files.readString(readme)).replaceAll(""), found);
    assertThat(found).isEmpty();
  }

  @Test
  void messages_helps_and_answers_are_plain_english() throws IOException {
    TreeSet<String> found = new TreeSet<>();
    for (Path file : files("src/main/java", ".java")) {
      String code = COMMENT.matcher(Files.readString(file)).replaceAll("");
      for (MatchResult literal : LITERAL.matcher(code).results().toList()) {
        // A single word is a name of a file, a word of a notation or a key.
        if (literal.group(1).strip().contains(" ")) {
          find(file, literal.group(1), found);
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void first_sentences_of_javadoc_are_plain_english_and_have_a_subject_or_a_verb()
      throws IOException {
    TreeSet<String> found = new TreeSet<>();
    for (Path file : files("src/main/java", ".java")) {
      for (MatchResult doc : JAVADOC.matcher(Files.readString(file)).results().toList()) {
        String text = doc.group(1).replaceAll("\\s*\n\\s*\\*", " ").strip();
        String first = text.split("(?<=[.;:]) |@param|@return|@throws", 2)[0];
        find(file, first.replaceAll("\\{@\\w+\\s+[^}]*\\}", ""), found);
        if (HEADLESS.matcher(first).matches()) {
          found.add(file + ": no main verb: " + first);
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void every_exception_is_still_needed() throws IOException {
    StringBuilder all = new StringBuilder(Files.readString(Path.of("README.md")));
    for (Path file : files("src/main/java", ".java")) {
      all.append(Files.readString(file));
    }
    for (Path page : files("src/site/markdown", ".md")) {
      all.append(Files.readString(page));
    }
    assertThat(ALLOWED.keySet()).allMatch(phrase -> all.indexOf(phrase) >= 0);
  }

  private static void find(Path file, String text, TreeSet<String> found) {
    String plain = QUOTED.matcher(text).replaceAll("");
    for (String phrase : ALLOWED.keySet()) {
      plain = plain.replace(phrase, "");
    }
    for (MatchResult word : WORDS.matcher(plain).results().toList()) {
      int from = Math.max(0, word.start() - 40);
      int to = Math.min(plain.length(), word.end() + 40);
      found.add(
          "%s: \"%s\" (write %s): …%s…"
              .formatted(file, word.group(), instead(word.group()), plain.substring(from, to)));
    }
  }

  private static String instead(String word) {
    return AVOIDED.entrySet().stream()
        .filter(it -> Pattern.compile(it.getKey(), Pattern.CASE_INSENSITIVE).matcher(word).find())
        .findFirst()
        .map(Map.Entry::getValue)
        .orElse("another word");
  }

  private static List<Path> files(String room, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(room))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
