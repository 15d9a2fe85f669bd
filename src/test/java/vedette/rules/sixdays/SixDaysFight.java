package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.units.Force;

/**
 * A fight of Six Days of Glory, made from options and played with the rolls of a test, and its
 * report.
 */
public record SixDaysFight(ScriptedDice.PlayedFight told) {
  /** Returns a battle of parameter names and their texts in turn; a name may be repeated. */
  public static Engagement<?, ?> battle(String... options) {
    return Fights.fight(SixDays.ID, "battle", options);
  }

  public static Engagement<?, ?> repulse(String... options) {
    return Fights.fight(SixDays.ID, "repulse", options);
  }

  public static Engagement<?, ?> reorganization(String... options) {
    return Fights.fight(SixDays.ID, "reorganize", options);
  }

  /** Returns the differential of a single attack of one stack on another. */
  public static int differential(String attacker, String defender, String... further) {
    String[] options = Fights.and(further, "attacker", attacker, "defender", defender);
    return with(battle(options), 5).differentials().get(0);
  }

  /** Plays to the end with exactly these rolls. */
  public static SixDaysFight with(Engagement<?, ?> fight, int... rolls) {
    return new SixDaysFight(ScriptedDice.play(fight, rolls));
  }

  public Map<String, Comparable<?>> values() {
    return told.values();
  }

  public Comparable<?> value(String measure) {
    return told.value(measure);
  }

  /** Returns the headings, in order. */
  public List<String> headings() {
    return told.all(Note.Heading.class).stream().map(Note::text).toList();
  }

  /** Returns the events with one of these patterns, in order. */
  private List<Note.Event> said(String... patterns) {
    List<Note.Event> event = new ArrayList<>(told.all(Note.Event.class));
    event.removeIf(note -> !List.of(patterns).contains(note.pattern()));
    return event;
  }

  /** Returns the final differential of each attack, in order. */
  public List<Integer> differentials() {
    return said("differential {+}, column {}").stream().map(s -> (Integer) s.values()[0]).toList();
  }

  /** Returns the attacks with their targets, {@code "x > A + B"}, in order. */
  public List<String> attacks() {
    List<String> attacks = new ArrayList<>();
    for (Note.Event attack : said("{} attacks {}", "{} counterattacks {}")) {
      attacks.add(labels((Force) attack.values()[0]) + " > " + labels((Force) attack.values()[1]));
    }
    return attacks;
  }

  private static String labels(Force force) {
    List<String> labels = new ArrayList<>();
    StackSet stacks = force.stacks();
    for (int stack = stacks.first(); stack >= 0; stack = stacks.after(stack)) {
      labels.add(force.roster().label(stack));
    }
    return String.join(" + ", labels);
  }

  /**
   * Returns the unit that lost each point, with its strength before, {@code "defender inf 4"}, in
   * order.
   */
  public List<String> pointsLost() {
    List<String> lost = new ArrayList<>();
    for (Note.Event point : said("{} {} is reduced to {}", "{} {} is eliminated")) {
      lost.add(point.values()[0].toString().replace(":", "") + " " + point.values()[1]);
    }
    return lost;
  }

  /** Returns the unit of a command that gained each point, with its new strength, in order. */
  public List<String> pointsGiven() {
    return said("{} regains a point: {}").stream()
        .map(given -> given.values()[1].toString())
        .toList();
  }
}
