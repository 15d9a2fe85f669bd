package vedette.report.advice;

import java.util.Map;
import java.util.function.UnaryOperator;
import vedette.report.answer.BestChoiceFacts;
import vedette.study.advice.Advice.Doctrine;

/**
 * The words of one kind of decision.
 *
 * @param heading of the table of its situations, as {@code When to break off}
 * @param column the heading of the best option
 * @param yesNo whether the options are yes and no
 * @param clauses the words of a doctrine that answers it; null where none is known
 */
record DecisionWords(String heading, String column, boolean yesNo, UnaryOperator<String> clauses) {
  private static final Map<String, DecisionWords> BY_PARAMETER =
      Map.ofEntries(
          Map.entry("stop", when("break off", DecisionWords::stop)),
          Map.entry("counterattack", when("counterattack", text -> at("counterattack", text))),
          Map.entry(
              "reinforce",
              new DecisionWords(
                  "When to send in reinforcements", "send in", true, DecisionWords::reinforce)),
          Map.entry("targets", which("Which stacks to attack", "attack", DecisionWords::targets)),
          Map.entry("attackerLossOrder", losses()),
          Map.entry("defenderLossOrder", losses()),
          Map.entry(
              "press",
              new DecisionWords(
                  "When to go through with the overrun", "go through", true, DecisionWords::press)),
          Map.entry(
              "order", which("Which unit gets each point", "best unit", DecisionWords::order)),
          Map.entry("countercharge", when("countercharge", text -> at("countercharge", text))),
          Map.entry("melee", when("go into melee", text -> inColumn("go into melee", text))),
          Map.entry("evade", when("evade", text -> inColumn("evade", text))),
          Map.entry(
              "target",
              which("Which enemy to fire at", "fire at", text -> "fire at the " + text + " enemy")),
          Map.entry("killGeneral", kills()),
          Map.entry("attackerKills", kills()),
          Map.entry("defenderKills", kills()),
          Map.entry("attackerRetreat", when("retreat", DecisionWords::retreat)),
          Map.entry("defenderRetreat", when("retreat", DecisionWords::retreat)),
          Map.entry(
              "choose", which("Which step to take", "best step", text -> "take `" + text + "`")));

  /** Returns the words of decisions that a parameter answers; those of a plan name its step. */
  static DecisionWords of(String parameter) {
    int dot = parameter.lastIndexOf('.');
    DecisionWords plain = BY_PARAMETER.get(parameter.substring(dot + 1));
    if (plain == null) {
      return which("Decisions of " + BestChoiceFacts.optionText(parameter), "best option", null);
    }
    return dot < 0
        ? plain
        : new DecisionWords(
            plain.heading + " in " + parameter.substring(0, dot),
            plain.column,
            plain.yesNo,
            plain.clauses);
  }

  /** Returns what a doctrine says, as an imperative. */
  static String clause(Doctrine doctrine) {
    DecisionWords words = of(doctrine.parameter());
    return words.clauses == null ? "play " + doctrine : words.clauses.apply(doctrine.text());
  }

  /** Returns the heading of what the best of the other options costs. */
  String costs() {
    return yesNo ? "the other choice costs" : "the next best costs";
  }

  private static DecisionWords when(String verb, UnaryOperator<String> clauses) {
    return new DecisionWords("When to " + verb, verb, true, clauses);
  }

  private static DecisionWords which(String heading, String column, UnaryOperator<String> clauses) {
    return new DecisionWords(heading, column, false, clauses);
  }

  private static DecisionWords losses() {
    return which("Which unit takes each loss", "best unit", DecisionWords::lose);
  }

  private static DecisionWords kills() {
    return new DecisionWords("When to try to kill the general", "try", true, DecisionWords::kill);
  }

  private static String stop(String text) {
    if (text.startsWith("below ")) {
      return "attack, and break off once no attack has a differential of "
          + number(text)
          + " or better";
    }
    return text.startsWith("after-losing ")
        ? "attack, and break off after losing " + points(text)
        : "attack, and " + text + " break off";
  }

  private static String reinforce(String text) {
    if (text.startsWith("against ")) {
      return "send in reinforcements against an attack at a differential of "
          + signed(text)
          + " or better";
    }
    return text.startsWith("after-losing ")
        ? "send in reinforcements after losing " + points(text)
        : "send in reinforcements as soon as possible";
  }

  private static String targets(String text) {
    return text.startsWith("highest")
        ? "let each stack attack where its differential is highest"
        : "let each stack attack the enemies that its clauses name";
  }

  private static String press(String text) {
    String end = " or hidden";
    if (text.startsWith("at ")) {
      return "go through with the overrun at a differential of "
          + signed(text.replace(end, ""))
          + " or better"
          + (text.endsWith(end) ? ", or against a hidden stack" : "");
    }
    return text.equals("always")
        ? "always go through with the overrun"
        : "go through with the overrun only against a revealed stack";
  }

  private static String order(String text) {
    return "give each point to "
        + (text.equals("as-listed")
            ? "the first unit listed"
            : "the unit that has lost the " + text.replaceFirst("-lost$", ""));
  }

  private static String lose(String text) {
    if (text.matches("(strongest|weakest)-first")) {
      return "lose the " + text.replace("-first", " unit first");
    }
    return switch (text) {
      case "as-listed" -> "take losses in the order listed";
      case "evenly" -> "spread losses evenly";
      default ->
          text.contains(",")
              ? "take losses in the order " + text
              : "lose " + text.replaceFirst("-first$", "") + " first";
    };
  }

  private static String kill(String text) {
    return text.equals("when-free")
        ? "try to kill the general only where the unit is destroyed anyway"
        : text + " try to kill the general";
  }

  private static String retreat(String text) {
    return text.matches("never|always") ? text + " retreat" : "retreat when " + text;
  }

  private static String at(String verb, String text) {
    return text.startsWith("at ")
        ? verb + " at a differential of " + signed(text) + " or better"
        : text + " " + verb;
  }

  private static String inColumn(String verb, String text) {
    return text.startsWith("at ")
        ? verb + " in column " + number(text) + " of the melee table or better"
        : text + " " + verb;
  }

  private static String points(String text) {
    String number = number(text);
    return number + (number.equals("1") ? " point" : " points");
  }

  private static String signed(String text) {
    String number = number(text);
    return number.matches("[1-9].*") ? "+" + number : number;
  }

  private static String number(String text) {
    return text.substring(text.indexOf(' ') + 1);
  }
}
