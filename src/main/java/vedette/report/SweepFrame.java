package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.form.FightName;
import vedette.form.Slot;
import vedette.odds.Method;
import vedette.study.SweepCell;
import vedette.study.SweepHead;

/** What the answer of a sweep says around its figures: what was asked, how, and on what tables. */
record SweepFrame(SweepHead head, List<SweepCell> cells) {
  /** What it is, how large, and how near to the truth. */
  String title() {
    return new FightName(head.system(), head.engagement()) + ": sweep of " + size() + method();
  }

  private String size() {
    return Numbers.grouped(head.cells()) + (head.cells() == 1 ? " cell" : " cells");
  }

  private String method() {
    long sampled = cells.stream().filter(it -> it.isFought() && it.isSampled()).count();
    long fought = cells.stream().filter(SweepCell::isFought).count();
    String battles =
        (head.precision() > 0 ? "up to " : "") + Numbers.grouped(head.trials()) + " battles ";
    String by = head.method() == Method.DIRECT ? "played" : "simulated";
    String dice =
        ", seed " + head.seed() + ", 95% within " + Numbers.fixed(100 * most(true), 3) + "%";
    if (sampled == fought && (sampled > 0 || head.method().isSampled())) {
      return ", " + battles + "a cell " + by + dice;
    }
    double error = most(false);
    return ", exact"
        + (error > 0 ? ", error below " + Numbers.scientific(error) : "")
        + (sampled == 0
            ? ""
            : "; " + CheckWords.count(sampled, "cell") + " " + by + ", " + battles + "each")
        + (sampled == 0 ? "" : dice);
  }

  /** How far the numbers of those cells that are sampled, or of the others, may be off. */
  private double most(boolean sampled) {
    double most = 0;
    for (SweepCell cell : cells) {
      most = cell.isSampled() == sampled && cell.within() > most ? cell.within() : most;
    }
    return most;
  }

  /** What a text of the request is; of its file which kind. */
  private String label(String parameter) {
    if (parameter.equals("table")) {
      return switch (head.system()) {
        case "own" -> "system";
        case "plan" -> "plan";
        default -> parameter;
      };
    }
    return Slot.optionOf(parameter).substring(2);
  }

  /** What was asked, what is swept in braces. */
  List<Fact> request() {
    List<Fact> facts = new ArrayList<>();
    head.request()
        .forEach(
            (name, texts) -> {
              String option = label(name);
              texts.forEach(text -> facts.add(new Fact(option, text)));
            });
    return facts;
  }
}
