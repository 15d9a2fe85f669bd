package vedette.study.tune;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.question.Figure;
import vedette.question.MeasureHelp;
import vedette.question.Question;
import vedette.source.TextFault;

/**
 * A wish as the user wrote it: {@code success = 60%}, {@code success = 60% within 1%}, {@code
 * attackerLosses <= 2}.
 *
 * @param figure the name of a figure, or a question
 * @param relation {@code =}, {@code >=} or {@code <=}
 * @param number the target or the bound, as written
 * @param tolerance the tolerance as written; null for the default one
 */
public record WishText(
    String text, String figure, String relation, String number, String tolerance) {
  /** The option that takes wishes. */
  private static final String SLOT = "want";

  private static final String NUMBER = "(-?[0-9]+(?:\\.[0-9]+)?%?)";
  private static final Pattern WISH =
      Pattern.compile(
          "(.*[^<>=!\\s])\\s*(=|<=|>=)\\s*" + NUMBER + "(?:\\s+within\\s+" + NUMBER + ")?");
  private static final String HELP =
      "write a figure, =, <= or >=, and a number: \"success = 60%\","
          + " \"success = 60% within 1%\", \"attackerLosses <= 2\"";

  /**
   * Reads a wish.
   *
   * @throws TextFault if it is none
   */
  public static WishText of(String text) {
    Matcher wish = WISH.matcher(text.strip());
    if (!wish.matches()) {
      throw new TextFault(SLOT, text, 0, "`" + text + "` is not a wish", HELP);
    }
    WishText read =
        new WishText(text, wish.group(1).strip(), wish.group(2), wish.group(3), wish.group(4));
    if (read.tolerance != null && !read.relation.equals("=")) {
      throw read.fault(
          "a bound has no tolerance",
          "write \"" + read.figure + " = " + read.number + " within " + read.tolerance + "\"");
    }
    return read;
  }

  private TextFault fault(String message, String help) {
    return new TextFault(SLOT, text, 0, message, help);
  }

  /** Returns the question about the figure; null if the fight has a figure of that name. */
  public Question question(Engagement<?, ?> fight) {
    boolean isFigure =
        fight.measures().stream()
            .anyMatch(it -> figure.equals(it.name()) || figure.startsWith(it.name() + ": "));
    if (!isFigure && Question.isName(figure)) {
      throw fault(
          "unknown measure `" + figure + "`",
          MeasureHelp.of(
              figure,
              fight.measures().stream().map(it -> it.name()).toList(),
              fight.story().names().elsewhere()));
    }
    return isFigure ? null : new Question(Question.Kind.EITHER, figure);
  }

  /**
   * Returns the wish for a fight.
   *
   * @param fight the fight with the question, if there is one
   */
  public Wish of(Engagement<?, ?> fight) {
    Question question = question(fight);
    List<Figure> figures = figures(fight, question == null ? figure : question.name());
    if (figures.size() > 1) {
      throw fault(
          "`" + figure + "` has several values",
          "write one of them, as in \"" + figures.get(0).name() + " = 50%\"");
    }
    Figure of = figures.get(0);
    double value = value(number, of);
    if (!relation.equals("=")) {
      return relation.equals(">=") ? new Wish(of, value, null) : new Wish(of, null, value);
    }
    double within = tolerance == null ? of.tolerance() : value(tolerance, of);
    if (within < 0) {
      throw fault("the tolerance is below 0", "write a number from 0");
    }
    return Wish.around(of, value, within);
  }

  private List<Figure> figures(Engagement<?, ?> fight, String name) {
    try {
      return Figure.of(fight.measures(), List.of(name));
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      throw fault(e.getMessage(), e.help());
    }
  }

  private double value(String written, Figure of) {
    boolean percent = written.endsWith("%");
    if (of.mean() && percent) {
      throw fault(
          "`" + of.name() + "` is a mean, not a probability",
          "write a number without %, as in 2.5");
    }
    BigDecimal value = new BigDecimal(written.replace("%", ""));
    double number = (percent ? value.movePointLeft(2) : value).doubleValue();
    if (!of.mean() && (number < 0 || number > 1)) {
      throw fault(
          "`" + written + "` is not a probability",
          percent ? "write a percentage from 0% to 100%" : "write " + written + "% or 0.6");
    }
    return number;
  }
}
