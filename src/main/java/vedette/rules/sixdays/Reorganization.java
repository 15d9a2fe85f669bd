package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.kit.HeardBy;
import vedette.rules.kit.Measures;
import vedette.rules.kit.ResultTable;
import vedette.rules.sixdays.Command.Member;
import vedette.table.Grid;

/**
 * Reorganization over one or more nights (6.0, SD9): each command rolls once a night and gives the
 * points to its units, the dead pile first. Commands do not touch each other, so one is played
 * through all its nights before the next. A step is one roll.
 */
final class Reorganization
    implements Engagement<Reorganization.State, Reorganization.Result>, Doctrine {
  /** With more commands than this only totals are measured: each would multiply the states. */
  private static final int MEASURED_EACH = 3;

  private final ResultTable<Integer> schedule;
  private final List<Command> commands;
  private final List<String> names;
  private final int nights;
  private final ReplacementOrder order;

  /**
   * A command between two nights.
   *
   * @param command its index
   * @param night nights passed
   * @param members its units; their order is theirs
   * @param done what the commands before it regained, one by one or in all
   */
  record State(int command, int night, List<Member> members, List<Gain> done) {}

  /**
   * What a command regained.
   *
   * @param points strength points
   * @param returned units that came back from the dead pile
   * @param complete whether no unit can regain any more
   */
  record Gain(int points, int returned, boolean complete) {
    Gain plus(Gain other) {
      return new Gain(points + other.points, returned + other.returned, complete && other.complete);
    }
  }

  /** What the commands regained, one by one or in all. */
  record Result(List<Gain> gains) {}

  Reorganization(ReorganizeRequest request, Grid schedule) {
    this.schedule = new ResultTable<>(schedule, 0, row -> schedule.number(row, 0));
    commands = request.command();
    nights = request.nights();
    order = request.order();
    names = new ArrayList<>();
    for (Command command : commands) {
      String name = Names.called(command.name(), names.size());
      if (names.contains(name)) {
        throw new BadRequest(
            "command", "two commands are called " + name, "give each its own name");
      }
      names.add(name);
    }
  }

  @Override
  public State first() {
    return new State(0, 0, commands.get(0).members(), List.of());
  }

  @Override
  public Step<State, Result> step(State state, Umpire umpire) {
    int index = state.command();
    List<Member> members = new ArrayList<>(state.members());
    if (!isComplete(members)) {
      umpire.heading("", "Night {}, command {}", state.night() + 1, names.get(index));
      for (int point = schedule.roll(umpire); point > 0; point--) {
        give(members, names.get(index), umpire);
      }
    }
    if (state.night() + 1 < nights && !isComplete(members)) {
      return Step.going(new State(index, state.night() + 1, List.copyOf(members), state.done()));
    }
    List<Gain> done = with(state.done(), gain(commands.get(index).members(), members));
    return index + 1 == commands.size()
        ? Step.ended(new Result(done))
        : Step.going(new State(index + 1, 0, commands.get(index + 1).members(), done));
  }

  private List<Gain> with(List<Gain> done, Gain gain) {
    if (commands.size() > MEASURED_EACH && !done.isEmpty()) {
      return List.of(done.get(0).plus(gain));
    }
    List<Gain> all = new ArrayList<>(done);
    all.add(gain);
    return List.copyOf(all);
  }

  private static boolean isComplete(List<Member> members) {
    return members.stream().allMatch(member -> member.strength() >= member.limit());
  }

  private static void give(List<Member> members, String command, Umpire umpire) {
    List<Integer> places = new ArrayList<>();
    List<Member> candidates = new ArrayList<>();
    boolean dead = members.stream().anyMatch(member -> member.strength() == 0);
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (dead ? member.strength() == 0 : member.strength() < member.limit()) {
        places.add(i);
        candidates.add(member);
      }
    }
    if (candidates.isEmpty()) {
      return;
    }
    int chosen = candidates.size() == 1 ? 0 : umpire.decide(new ReplacementChoice(candidates));
    Member stronger = candidates.get(chosen).oneMore();
    members.set(places.get(chosen), stronger);
    umpire.note("SD9", "{}: now {}", command, stronger);
  }

  private static Gain gain(List<Member> before, List<Member> after) {
    int points = 0;
    int returned = 0;
    for (int i = 0; i < before.size(); i++) {
      points += after.get(i).strength() - before.get(i).strength();
      returned += before.get(i).strength() == 0 && after.get(i).strength() > 0 ? 1 : 0;
    }
    return new Gain(points, returned, isComplete(after));
  }

  private static int sum(Result result, ToIntFunction<Gain> of) {
    return result.gains.stream().mapToInt(of).sum();
  }

  @Override
  public List<Measure<Result>> measures() {
    Measures<Result> measures = new Measures<>();
    measures
        .count("pointsRegained", "strength points regained", r -> sum(r, Gain::points))
        .count("unitsReturned", "units back from the dead pile", r -> sum(r, Gain::returned))
        .flag(
            "complete",
            "no unit can regain any more",
            r -> r.gains.stream().allMatch(Gain::complete));
    int apart = names.size() > 1 && names.size() <= MEASURED_EACH ? names.size() : 0;
    for (int i = 0; i < apart; i++) {
      int command = i;
      measures
          .ofOne(names.get(i), names.get(i))
          .count("pointsRegained", "strength points {} regains", r -> r.gains.get(command).points())
          .flag("complete", "{} can regain no more", r -> r.gains.get(command).complete());
    }
    return measures.list();
  }

  @Override
  public Doctrine doctrine() {
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // the answer is one of the choice's own options
  public <O> O choose(Choice<O> choice) {
    return (O) (Integer) order.choose(((ReplacementChoice) choice).candidates());
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      String units = commands.get(i).withoutName();
      facts.add(
          new Fact(
              commands.size() == 1 && commands.get(0).name().isEmpty() ? "command" : names.get(i),
              units));
    }
    if (commands.size() > MEASURED_EACH) {
      facts.add(
          new Fact("measured", "totals only; with up to " + MEASURED_EACH + " commands each one"));
    }
    facts.add(new Fact("nights", String.valueOf(nights)));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    Umpire heard = new HeardBy(listener);
    for (int i = 0; i < commands.size(); i++) {
      for (Member member : commands.get(i).members()) {
        if (member.strength() < member.original()) {
          String pattern =
              member.strength() == 0
                  ? "{}: {} can come back to {}, and must be given a point first"
                  : "{}: {} can come back to {}";
          heard.note("SD9", pattern, names.get(i), member, member.limit());
        }
      }
    }
  }
}
