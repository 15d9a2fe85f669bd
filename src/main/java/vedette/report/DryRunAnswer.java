package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.odds.Workload;

/**
 * What a command would take.
 *
 * @param version of the program
 * @param command what is to be computed, in a few words
 * @param unit what the fights are called, as cells
 * @param method exact, simulate, direct, or several
 * @param shards how many shards would take an hour each at most; 0 if it cannot be cut
 */
public record DryRunAnswer(
    String version,
    String command,
    String unit,
    String method,
    Workload.Estimate estimate,
    long shards) {

  /** Starting takes its time as well, and where this is all there is little to tell. */
  private static final double A_FEW = 5;

  /** As it is printed in each format. */
  public Answer answer() {
    return new Answer(
        () -> new Document().heading(command + ": dry run, nothing is computed").facts(facts()),
        this::data,
        this::json);
  }

  private DataTable data() {
    DataTable data = new DataTable("figure", "text");
    facts().forEach(fact -> data.row(fact.label(), fact.text()));
    return data;
  }

  private List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    String looked =
        estimate.looked() < estimate.fights()
            ? ", of which " + estimate.looked() + " were tried"
            : "";
    facts.add(new Fact("method", method));
    facts.add(new Fact(unit, number(estimate.fights()) + looked));
    if (estimate.battles() > 0) {
      facts.add(new Fact("battles", number(estimate.battles())));
    }
    facts.add(new Fact("states", states()));
    boolean more = estimate.moreStates() && !method.equals("direct");
    facts.add(new Fact("memory", (more ? "more than " : "some ") + memory()));
    facts.add(new Fact("time", time()));
    if (shards > 0) {
      facts.add(new Fact("shards", number(shards) + (shards == 1 ? "" : ", for an hour each")));
    }
    return facts;
  }

  private String states() {
    String most = estimate.looked() > 1 ? "up to " : "";
    return (estimate.moreStates() ? "more than " : most)
        + number(estimate.states())
        + (estimate.tooLarge() ? ", too many: it would be refused" : "");
  }

  private String memory() {
    return number(Math.max(1, estimate.bytes() >> 20)) + " MiB besides the program's own";
  }

  private String time() {
    String sure =
        switch (estimate.sure()) {
          case ABOUT -> "some ";
          case AT_MOST -> "at most ";
          case AT_LEAST -> "more than ";
        };
    int threads = estimate.threads();
    return sure
        + time(estimate.seconds())
        + " on "
        + threads
        + (threads == 1 ? " thread" : " threads");
  }

  private static String time(double seconds) {
    if (seconds < 120) {
      double shown = Math.max(1, seconds);
      return number(shown) + (shown < 1.5 ? " second" : " seconds");
    }
    return seconds < 7_200
        ? number(seconds / 60) + " minutes"
        : String.format(Locale.ROOT, "%,.1f hours", seconds / 3_600);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%,.0f", number);
  }

  private String json() {
    JsonWriter json = new JsonWriter().object();
    json.field("vedette", version);
    json.field("dryRun", command);
    json.field("method", method);
    json.field(unit, estimate.fights());
    json.field("tried", estimate.looked());
    json.field("battles", Math.round(estimate.battles()));
    json.field("states", Math.round(estimate.states()));
    json.field("moreStates", estimate.moreStates());
    json.field("tooLarge", estimate.tooLarge());
    json.field("memoryBytes", estimate.bytes());
    json.field("seconds", estimate.seconds());
    json.field("secondsAre", estimate.sure().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    json.field("threads", estimate.threads());
    json.field("shardsOfAnHour", shards);
    return json.end().text();
  }
}
