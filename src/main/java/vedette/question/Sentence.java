package vedette.question;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A template of sentences about the odds of a fight. Sentences are separated by a full stop and a
 * space, clauses by semicolons, and figures stand in braces. {@code {success}} is the probability
 * of a flag or the mean of a count, {@code {ending is turns run out}} the probability of a name,
 * {@code {charge is not fought}} that of all other names. A measure is preceded by {@code +} if
 * more of it is better for the asking player and by {@code -} if less is; by {@code *} if it
 * belongs to one of several stacks, and by {@code ?} if the clause is omitted when its value has no
 * chance. Of clauses with a bar between them, the first one is used of which the fight has all
 * figures.
 */
public record Sentence(String template) {
  private static final Pattern FIGURE =
      Pattern.compile("\\{([-+]?)([*?]?)([\\p{L}0-9_-]+)(?: is (not )?([^}]*))?}");

  /** A writer of a figure's words. */
  @FunctionalInterface
  public interface FigureWriter {
    /** Returns the figure's words; empty if the fight does not have it. */
    String of(Figure figure);
  }

  /**
   * A figure in braces.
   *
   * @param ofSeveral whether it applies only if the measure is of one of several stacks
   * @param ifAny whether it applies only if its probability is positive
   * @param measure the name of its measure
   * @param others whether it stands for all other names of the measure
   * @param value one of the measure's names; null for the measure as a whole
   */
  public record Figure(
      boolean ofSeveral, boolean ifAny, String measure, boolean others, String value) {
    /** Returns the measure's name, followed by the value if there is one. */
    public String name() {
      return value == null ? measure : measure + ": " + value;
    }
  }

  /** Returns the names of all its figures, each once. */
  public List<String> names() {
    return figures(template).stream().map(Figure::name).distinct().toList();
  }

  private static List<Figure> figures(String text) {
    List<Figure> figures = new ArrayList<>();
    Matcher figure = FIGURE.matcher(text);
    while (figure.find()) {
      figures.add(figure(figure));
    }
    return figures;
  }

  /** Returns the measures that it names, each once: 1 if more is better, -1 if less is, else 0. */
  public Map<String, Integer> measures() {
    Map<String, Integer> names = new LinkedHashMap<>();
    Matcher figure = FIGURE.matcher(template);
    while (figure.find()) {
      int better =
          switch (figure.group(1)) {
            case "+" -> 1;
            case "-" -> -1;
            default -> 0;
          };
      names.putIfAbsent(figure.group(3), better);
    }
    return names;
  }

  /**
   * Returns the figures that it uses, each once and in its order.
   *
   * @param had whether a fight has a figure
   */
  public List<Figure> figures(Predicate<Figure> had) {
    Set<Figure> figures = new LinkedHashSet<>();
    for (String clause : template.split("; |\\. ")) {
      for (String one : clause.split(" \\| ")) {
        List<Figure> here = figures(one);
        if (here.stream().allMatch(had)) {
          figures.addAll(here);
          break;
        }
      }
    }
    return List.copyOf(figures);
  }

  private static Figure figure(MatchResult found) {
    return new Figure(
        found.group(2).equals("*"),
        found.group(2).equals("?"),
        found.group(3),
        found.group(4) != null,
        found.group(5));
  }

  /**
   * Returns the clauses of its sentences with these words, without clauses about figures that the
   * fight lacks and without empty sentences.
   */
  public List<List<String>> sentences(FigureWriter figureWriter) {
    List<List<String>> sentences = new ArrayList<>();
    for (String sentence : template.split("\\. ")) {
      List<String> clauses = clauses(sentence, figureWriter);
      if (!clauses.isEmpty()) {
        sentences.add(clauses);
      }
    }
    return sentences;
  }

  private static List<String> clauses(String sentence, FigureWriter figureWriter) {
    List<String> clauses = new ArrayList<>();
    for (String clause : sentence.split("; ")) {
      for (String one : clause.split(" \\| ")) {
        String said = clause(one, figureWriter);
        if (!said.isEmpty()) {
          clauses.add(said);
          break;
        }
      }
    }
    return clauses;
  }

  private static String clause(String clause, FigureWriter figureWriter) {
    Matcher figure = FIGURE.matcher(clause);
    StringBuilder said = new StringBuilder();
    int end = 0;
    while (figure.find()) {
      String word = figureWriter.of(figure(figure));
      if (word.isEmpty()) {
        return "";
      }
      said.append(clause, end, figure.start()).append(word);
      end = figure.end();
    }
    return said.append(clause, end, clause.length()).toString();
  }
}
