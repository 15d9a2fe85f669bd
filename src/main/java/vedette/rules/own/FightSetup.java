package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.model.WholeNumber;
import vedette.question.QuestionMeasures;
import vedette.rules.kit.Doctrines;
import vedette.rules.own.stack.Force;
import vedette.rules.own.stack.LossChoice;
import vedette.rules.own.stack.RetreatChoice;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StackReader;
import vedette.rules.own.stack.StepUnits;
import vedette.rules.own.stack.Systems;
import vedette.source.Nearest;
import vedette.source.Problems;
import vedette.source.TextFault;
import vedette.system.Columns.Compare;
import vedette.system.Fire;
import vedette.system.LossOrder;
import vedette.system.LossOrders;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.TableRule;
import vedette.system.query.Condition;
import vedette.system.roll.Modifiers;
import vedette.table.Tables;
import vedette.table.grid.Grid;
import vedette.table.read.RangeText;

/** Builds a fight from its request and reports what the file does not allow. */
final class FightSetup {
  private static final String BEST = "best";

  private final FightRequest request;
  private final Systems.Entry system;
  private final RuleSystem rules;
  private int lastRound;
  private boolean countsRounds;

  private FightSetup(FightRequest request, Tables tables) {
    this.request = request;
    system = Systems.of(request.table(), tables);
    rules = system.rules();
    lastRound = rules.uses().lastRound();
    countsRounds = rules.uses().countsRounds();
  }

  /**
   * Returns the requested fight with the measures that its file defines.
   *
   * @throws TextFault if the file does not allow it
   * @throws vedette.source.WrongFile if the file is wrong
   */
  static Engagement<?, ?> measured(FightRequest request, Tables tables) {
    FightSetup setup = new FightSetup(request, tables);
    return setup.measured(setup.fight());
  }

  /**
   * Returns the measures of the requested fight, even if its strengths have no column.
   *
   * @throws TextFault if the file does not allow another part of the request
   * @throws vedette.source.WrongFile if the file is wrong
   */
  static List<? extends Measure<?>> measures(FightRequest request, Tables tables) {
    FightSetup setup = new FightSetup(request, tables);
    FightTerms terms = setup.terms();
    return setup
        .measured(
            setup.engagement(
                terms, terms.forces().map(it -> it.status(setup.system)), Optional.empty()))
        .measures();
  }

  private Engagement<?, ?> measured(Engagement<?, ?> fight) {
    Problems problems = new Problems();
    Engagement<?, ?> measured =
        QuestionMeasures.named(
            fight,
            rules.measures(),
            system.file().text(),
            (at, message, help) -> system.file().wrongMeasure(problems, at, message, help));
    problems.throwIfErrors();
    return measured;
  }

  /**
   * Returns the requested fight without the measures that its file defines.
   *
   * @throws TextFault if the file does not allow it
   */
  static Engagement<?, ?> unmeasured(FightRequest request, Tables tables) {
    return new FightSetup(request, tables).fight();
  }

  private Engagement<FightState, FightResult> fight() {
    FightTerms any = terms();
    BySide<SideStatus> first = any.forces().map(force -> force.status(system));
    Optional<FirstColumn> begun = FirstColumn.of(new Fight(any, system.file()), first);
    FightTerms terms =
        any.withOptions(fixedColumn(any.options(), begun), readings(begun, any.rounds() == 1));
    checkRows(terms, first);
    return engagement(terms, first, begun);
  }

  /** Returns the terms before the first column is known. */
  private FightTerms terms() {
    BySide<Force> forces =
        new BySide<>(
            StackReader.read(rules, Side.ATTACKER, request.attacker()),
            StackReader.read(rules, Side.DEFENDER, request.defender()));
    BySide<LossOrder> orders =
        new BySide<>(
            order(Side.ATTACKER, request.attackerLossOrder()),
            order(Side.DEFENDER, request.defenderLossOrder()));
    BySide<Condition> retreat =
        new BySide<>(
            retreat(Side.ATTACKER, request.attackerRetreat()),
            retreat(Side.DEFENDER, request.defenderRetreat()));
    int rounds = request.turns().map(RoundLimit::most).orElse(rules.rounds());
    if (countsRounds && rounds == 0) {
      throw new TextFault(
          "turns",
          "a condition of the file counts the rounds, so the fight needs a last round",
          "write --turns 20");
    }
    String column = column();
    checkTables(column);
    return new FightTerms(
        rules,
        forces,
        words(),
        new TableOptions(column, "as given", request.shift(), request.drm()),
        rounds,
        orders,
        retreat,
        countsRounds ? rounds : rounds > 0 ? Math.min(rounds, lastRound) : lastRound,
        TableReadings.OF_SYSTEM);
  }

  private Engagement<FightState, FightResult> engagement(
      FightTerms terms, BySide<SideStatus> first, Optional<FirstColumn> begun) {
    FightEngagement fight = new FightEngagement(new Fight(terms, system.file()), first);
    return fight.engagement(
        FightMeasures.of(terms),
        situation(terms, begun),
        new Doctrines()
            .with(
                RetreatChoice.class,
                terms.retreat().map(when -> new RetreatRule(terms, when)),
                RetreatRule::chooses)
            .with(
                LossChoice.class,
                terms.orders().map(OrderedLosses::new),
                (order, choice) -> choice.options().get(0)));
  }

  /** The doctrine of retreat: a side or unit retreats when its condition holds. */
  private record RetreatRule(FightTerms terms, Condition when) implements Doctrines.StatedDoctrine {
    @Override
    public boolean isBest() {
      return when.text().equals(BEST);
    }

    boolean chooses(RetreatChoice it) {
      return !when.isNever()
          && when.holds(
              View.of(terms, it::round, it.status(), it.side(), StepUnits.ALL).ofUnit(it.unit()));
    }
  }

  /** The doctrine of losses. Only the order {@code best} leaves the side a choice. */
  private record OrderedLosses(LossOrder order) implements Doctrines.StatedDoctrine {
    @Override
    public boolean isBest() {
      return order.isBest();
    }
  }

  private LossOrder order(Side side, Optional<String> given) {
    if (given.isEmpty()) {
      LossOrder fixed = rules.losses().order();
      Side chooser = rules.losses().byEnemy() ? side.opposite() : side;
      return fixed != null
          ? fixed
          : rules.doctrines().losses(rules.losses().byEnemy() ? side : chooser);
    }
    String parameter = side + "LossOrder";
    if (rules.alone()) {
      throw new TextFault(
          parameter,
          "each side is one strength here, so it has no order of losses",
          "leave it out");
    }
    if (rules.losses().order() != null) {
      throw new TextFault(
          parameter, "the order of losses is a rule of this file, not a choice", "leave it out");
    }
    LossOrder order =
        LossOrders.parse(
            given.get(),
            rules,
            (at, message, help) -> new TextFault(parameter, given.get(), at, message, help));
    if (order.isBest()) {
      checkBest(side, parameter);
    }
    return order;
  }

  /**
   * Rejects the order {@code best} where the enemy chooses the losses, or where dice need their
   * target before it could be chosen.
   *
   * @throws TextFault if it is rejected
   */
  private void checkBest(Side side, String parameter) {
    if (rules.losses().byEnemy()) {
      throw new TextFault(
          parameter,
          "the enemy chooses the losses in this file, and needs an order",
          "write one of " + String.join(", ", LossOrders.words(rules)));
    }
    for (RoundStep step : rules.steps()) {
      Fire fire = step.kind() == RoundStep.Kind.FIRE ? rules.fires().get(step.name()) : null;
      if (fire != null
          && fire.order() == null
          && step.by().mayBe(side.opposite())
          && fire.asksTargetFirst()) {
        throw new TextFault(
            parameter,
            "the dice of `"
                + fire.name()
                + "` depend on the unit that they hit, so it cannot be chosen afterwards",
            "write one of " + String.join(", ", LossOrders.words(rules)));
      }
    }
  }

  private Condition retreat(Side side, Optional<String> given) {
    if (given.isEmpty()) {
      return rules.doctrines().retreat(side);
    }
    if (!rules.letsRetreat(side)) {
      throw new TextFault(
          side + "Retreat",
          "the rules of this file do not let the " + side + " choose to retreat",
          "leave it out, or add { \"mayRetreat\": \"" + side + "\" } to the round");
    }
    if (given.get().equals(BEST)) {
      return Condition.named(BEST);
    }
    try {
      Condition read = rules.expressions().fromLine(given.get());
      lastRound = Math.max(lastRound, read.uses().lastRound());
      countsRounds |= read.uses().countsRounds();
      return read;
    } catch (TextFault e) {
      throw e.inSlot(side + "Retreat", given.get());
    }
  }

  private Map<String, Integer> words() {
    Map<String, Integer> words = new LinkedHashMap<>();
    String last = "";
    String[] said = String.join(" ", request.with()).strip().split("\\s+");
    for (int i = 0; i < said.length; i++) {
      String each = said[i];
      if (each.matches("[-+\\d].*") && !last.isEmpty()) {
        int times = times(each);
        if (times > 1 && !rules.counts(last)) {
          throw TextFault.ofUnreadWord(
              "with", each, StackReader.uncounted(last), StackReader.helpForLoneWord(last));
        }
        words.put(last, times);
        words.remove(last, 0); // A count of 0: the word is not given.
        last = "";
      } else if (!each.isEmpty()) {
        last = word(each, i + 1 < said.length ? said[i + 1] : "", words);
      }
    }
    return words;
  }

  private String word(String written, String next, Map<String, Integer> words) {
    String word = Nearest.equalWord(written, rules.words()).orElse(written);
    if (!rules.words().contains(word)) {
      throw TextFault.ofUnreadWord(
          "with",
          word,
          "`" + word + "` is not a word of this file",
          rules.words().isEmpty()
              ? "leave it out: the file has no words"
              : Nearest.help(word, rules.words()));
    }
    if (rules.isOfStacks(word)) {
      throw TextFault.ofUnreadWord(
          "with",
          word,
          "`" + word + "` has no effect on the whole fight",
          "write it in a stack, as in --defender \"…; with "
              + word
              + (next.matches("\\d+") ? " " + next : "")
              + "\"");
    }
    if (words.put(word, 1) != null) {
      throw TextFault.ofUnreadWord("with", word, "`" + word + "` is given twice", "write it once");
    }
    return word;
  }

  private static int times(String number) {
    return WholeNumber.of(number, 0, 99)
        .orElseThrow(
            () ->
                TextFault.ofUnreadWord(
                    "with",
                    number,
                    "`" + number + "` is not a number of times",
                    "write a number from 0 to 99"));
  }

  private String column() {
    if (request.column().isEmpty()) {
      return "";
    }
    String column = request.column().get();
    List<String> known = new ArrayList<>();
    rules.tables().values().forEach(it -> known.addAll(it.columns().axis().names()));
    return Nearest.equalWord(column, known)
        .or(() -> Optional.ofNullable(RangeText.suggestion(column)).filter(known::contains))
        .orElseThrow(
            () ->
                TextFault.ofUnread(
                    "column",
                    "no table of this file has a column `" + column + "`",
                    known.isEmpty() ? "leave it out" : Nearest.help(column, known)));
  }

  /**
   * Rejects options for rolls on tables if the file has no such tables.
   *
   * @throws TextFault if one is rejected
   */
  private void checkTables(String column) {
    if (request.drm() != 0 && rules.tables().isEmpty()) {
      throw new TextFault("drm", "this file has no table", "leave it out");
    }
    boolean columns =
        rules.tables().values().stream().anyMatch(it -> it.columns().axis().size() > 1);
    if ((request.shift() != 0 || request.isStatic()) && !columns) {
      throw new TextFault(
          request.shift() != 0 ? "shift" : "static",
          "no table of this file has several columns",
          "leave it out");
    }
    RoundStep step = rules.round().get(0);
    boolean begins = step.kind() == RoundStep.Kind.TABLE && step.by() != RoundStep.Actor.INITIATIVE;
    for (TableRule table : rules.tables().values()) {
      if ((!begins || table.name().equals(step.name()))
          && table.columns().compare() == Compare.SAID
          && table.columns().axis().indexOf(column) < 0) {
        throw new TextFault(
            "column",
            "`" + table.name() + "` has no \"compare\", so the fight needs a column",
            "write --column \""
                + table.columns().axis().name(0)
                + "\", or add a \"compare\" to the table's columns");
      }
    }
  }

  /**
   * Rejects a roll on a single table that modifiers take beyond its rows.
   *
   * @throws TextFault if it is rejected
   */
  private void checkRows(FightTerms terms, BySide<SideStatus> first) {
    if (!(system.file() instanceof Grid grid)) {
      return;
    }
    Modifiers modifiers = rules.tables().values().iterator().next().modifiers();
    View view = View.of(terms, () -> 1, first, Side.ATTACKER, StepUnits.ALL);
    int drm = new CountingModifiers(modifiers, view).drm() + request.drm();
    String off = grid.rollsOff(drm);
    if (!off.isEmpty()) {
      throw new TextFault(
          request.drm() != 0 ? "drm" : "with",
          "with a modifier of " + Note.signed(drm) + " the table has no row for " + off,
          "use a smaller modifier, or widen the outer rows: \"..1\", \"6+\"");
    }
  }

  /**
   * Returns the options with the column of the first round fixed for all rounds, if the request is
   * static.
   */
  private TableOptions fixedColumn(TableOptions given, Optional<FirstColumn> begun) {
    if (!request.isStatic() || !given.column().isEmpty()) {
      return given;
    }
    if (begun.isEmpty() || rules.tables().size() > 1) {
      throw new TextFault(
          "static",
          "the strengths of both sides do not determine a single column here",
          "pass --column instead");
    }
    return given.on(begun.get().name(), begun.get().because());
  }

  private TableReadings readings(Optional<FirstColumn> begun, boolean once) {
    if (!rules.alone()) {
      return TableReadings.OF_SYSTEM;
    }
    boolean holds = request.isStatic() || request.column().isPresent();
    boolean rounds = begun.isPresent() && begun.get().rounds();
    StringJoiner column = new StringJoiner(" ");
    if (holds || !once) {
      column.add("CRT1");
    }
    if (!holds && rounds) {
      column.add("CRT2");
    }
    return TableReadings.ofTable(column.toString());
  }

  private String wordsText(Map<String, Integer> words) {
    List<String> said = new ArrayList<>();
    words.forEach(
        (word, times) -> said.add(times == 1 && !rules.counts(word) ? word : word + " " + times));
    return String.join(", ", said);
  }

  private static String retreatText(Condition retreat) {
    return retreat.text().equals(BEST) ? BEST : "if " + retreat.text();
  }

  private List<Fact> situation(FightTerms terms, Optional<FirstColumn> begun) {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      facts.add(new Fact(side.toString(), terms.force(side).text()));
    }
    facts.add(new Fact(rules.alone() ? "table" : "system", rules.title()));
    if (!request.with().isEmpty()) {
      facts.add(new Fact("with", wordsText(terms.words())));
    }
    if (rules.alone() && begun.isPresent()) {
      facts.add(
          new Fact(
              "column",
              begun.get().words(!terms.options().column().isEmpty(), terms.rounds() == 1)));
    } else if (!terms.options().column().isEmpty()) {
      facts.add(new Fact("column", terms.options().column()));
    }
    if (request.shift() != 0) {
      facts.add(new Fact("shift", Note.signed(request.shift())));
    }
    if (request.drm() != 0) {
      facts.add(new Fact("roll", Note.signed(request.drm())));
    }
    for (Side side : Side.values()) {
      if (terms.force(side).units().size() > 1) {
        facts.add(new Fact(side + " loss order", terms.orders().of(side).description()));
      }
      if (!terms.retreat().of(side).isNever()) {
        facts.add(new Fact(side + " retreat", retreatText(terms.retreat().of(side))));
      }
    }
    facts.add(
        new Fact("rounds", terms.rounds() == 0 ? "until decided" : String.valueOf(terms.rounds())));
    return List.copyOf(facts);
  }
}
