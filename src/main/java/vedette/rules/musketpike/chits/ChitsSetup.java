package vedette.rules.musketpike.chits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.Variant;
import vedette.rules.musketpike.chits.ChitsState.Cup;
import vedette.rules.musketpike.chits.InitiativeEngagement.Request.Holder;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** The cups of both sides and the two wings of the question, checked. */
final class ChitsSetup {
  private static final int ASKED = 2;
  private static final int ARMIES = 2;

  private final ChitsEngagement.Request request;
  private final Map<String, Side> wings = new LinkedHashMap<>();
  private final List<String> asked;
  private final BySide<Cup> full;

  ChitsSetup(ChitsEngagement.Request request) {
    this.request = request;
    take(request.own(), Side.ATTACKER, "own");
    take(request.enemy(), Side.DEFENDER, "enemy");
    request.lost().forEach(name -> check(name, "lost"));
    asked =
        request.asked().isEmpty()
            ? List.of(request.own().get(0), request.enemy().get(0))
            : request.asked();
    checkAsked();
    checkArmies(Side.ATTACKER, request.ownOverall(), request.ownSecond(), "own");
    checkArmies(Side.DEFENDER, request.enemyOverall(), request.enemySecond(), "enemy");
    full =
        new BySide<>(
            cup(Side.ATTACKER, request.ownOverall(), request.own().size() + request.ownMarkers()),
            cup(
                Side.DEFENDER,
                request.enemyOverall(),
                request.enemy().size() + request.enemyMarkers()));
  }

  private void take(List<String> names, Side side, String parameter) {
    for (String name : names) {
      if (wings.put(name, side) != null) {
        throw new TextFault(
            parameter, "two wings are called `" + name + "`", "give each its own name");
      }
    }
  }

  private void check(String name, String parameter) {
    if (!wings.containsKey(name)) {
      throw TextFault.ofUnread(
          parameter, "unknown wing `" + name + "`", Nearest.help(name, wings.keySet()));
    }
  }

  private void checkAsked() {
    asked.forEach(name -> check(name, "asked"));
    Set<String> different = new LinkedHashSet<>(asked);
    if (asked.size() != ASKED || different.size() != ASKED) {
      throw new TextFault(
          "asked",
          "--asked needs two different wings, not `" + String.join(",", asked) + "`",
          "write two of " + String.join(", ", wings.keySet()));
    }
  }

  /** Checks that two overall commanders have an army each, and that fewer have no second army. */
  private void checkArmies(Side side, int overall, List<String> second, String parameter) {
    String parameterOfSecond = parameter + "Second";
    for (String name : second) {
      check(name, parameterOfSecond);
      if (wings.get(name) != side) {
        throw new TextFault(
            parameterOfSecond,
            "`" + name + "` is a wing of the other side",
            "write only wings of --" + parameter);
      }
    }
    if (overall == ARMIES && second.isEmpty()) {
      throw new TextFault(
          parameter + "Overall",
          "two overall commanders need two armies",
          "add --" + parameter + "-second with the wings of the second");
    }
    if (overall < ARMIES && !second.isEmpty()) {
      throw new TextFault(
          parameterOfSecond,
          "--" + parameter + "-second needs a second overall commander",
          "write --" + parameter + "-overall 2, or leave out --" + parameter + "-second");
    }
  }

  /** Returns the army of a wing of the question: 0 or 1 among the armies of its side. */
  int army(int wing) {
    boolean second =
        request.ownSecond().contains(name(wing)) || request.enemySecond().contains(name(wing));
    return second ? 1 : 0;
  }

  private Cup cup(Side side, int overall, int wingsAndMarkers) {
    List<Integer> own =
        IntStream.range(0, ASKED).filter(it -> wings.get(asked.get(it)) == side).boxed().toList();
    List<Integer> armies = IntStream.range(0, overall).boxed().toList();
    return new Cup(own, armies, wingsAndMarkers - own.size());
  }

  /** Returns both cups at the beginning of a turn. */
  BySide<Cup> full() {
    return full;
  }

  /** Returns the state before the first turn. */
  ChitsState first() {
    ChitsState state =
        new ChitsState(
            Holder.NOBODY,
            null,
            null,
            0,
            full,
            asked.stream().map(name -> ChitsState.Wing.of(wings.get(name))).toList(),
            new BySide<>(false, false));
    return request.first() == Holder.NOBODY ? state : state.won(request.first());
  }

  /** Returns the name of a wing of the question. */
  String name(int wing) {
    return asked.get(wing);
  }

  /** Returns whether a wing of the question has lost its commander. */
  boolean isLost(int wing) {
    return request.lost().contains(name(wing));
  }

  /**
   * Returns whether a side passes.
   *
   * @param left number of chits left in its cup
   */
  boolean passes(Side side, int left) {
    OptionalInt after = side == Side.ATTACKER ? request.ownPasses() : request.enemyPasses();
    return after.isPresent() && full.of(side).chits() - left >= after.getAsInt();
  }

  /** Returns the name of a side in reports. */
  static String sideName(Side side) {
    return side == Side.ATTACKER ? "own side" : "the enemy";
  }

  /** Returns the situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact(
            "own cup",
            wingsText(
                request.own(), request.ownOverall(), request.ownSecond(), request.ownMarkers())));
    facts.add(
        new Fact(
            "enemy cup",
            wingsText(
                request.enemy(),
                request.enemyOverall(),
                request.enemySecond(),
                request.enemyMarkers())));
    facts.add(new Fact("wings compared", String.join(" and ", asked)));
    if (!request.lost().isEmpty()) {
      facts.add(new Fact("lost", "the commander of " + String.join(", ", request.lost())));
    }
    request.ownPasses().ifPresent(it -> facts.add(new Fact("own passes", "after " + it)));
    request.enemyPasses().ifPresent(it -> facts.add(new Fact("enemy passes", "after " + it)));
    facts.add(
        new Fact(
            "overall",
            request.overall() == ChitsEngagement.Request.Overall.OTHERS
                ? "activates other wings"
                : "activates a wing compared"));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private static String wingsText(
      List<String> wings, int overall, List<String> second, int markers) {
    String armies = second.isEmpty() ? "" : ", the second for " + String.join(", ", second);
    return String.join(", ", wings) + "; overall " + overall + armies + "; markers " + markers;
  }
}
