use touchline_engine::{DiceSource, Draws, Faces, Pcg, Refusal, Scripted, Seeded, Typed};

#[test]
fn check_names_the_die_at_fault() {
    let draws = Draws::of(&[6, 4]);
    assert_eq!(draws.check(&[6, 4]), Ok(()));
    let refusals = [
        (&[6][..], "dice-too-few position=2 got=1 want=2"),
        (&[], "dice-too-few position=1 got=0 want=2"),
        (&[1, 1, 1], "dice-too-many position=3 got=3 want=2"),
        (&[7, 4], "dice-face position=1 got=7 want=6"),
        (&[6, 5], "dice-face position=2 got=5 want=4"),
        (&[0, 4], "dice-face position=1 got=0 want=6"),
    ];
    for (faces, refusal) in refusals {
        assert_eq!(draws.check(faces).unwrap_err().to_string(), refusal);
    }
}

#[test]
fn faces_are_read_with_and_without_spaces_and_written_with() {
    for text in ["4 2", "42", " 4  2 ", "4\t2"] {
        let faces = Faces::parse(text).unwrap();
        assert_eq!(faces.as_ref(), [4, 2]);
        assert_eq!(faces.to_string(), "4 2");
    }
    assert_eq!(Faces::parse("").unwrap_err().key, "dice-text");
    assert_eq!(Faces::parse("4 x").unwrap_err().to_string(), r#"dice-text got="4 x" example="4 2""#);
    assert_eq!(Faces::parse("1 2 3 4 5").unwrap_err().to_string(), "dice-too-many position=5 got=5 want=4");
    assert_eq!(Faces::parse("٤").unwrap_err().key, "dice-text");
}

#[test]
fn seeded_dice_are_the_golden_ones() {
    let mut source = Seeded(Pcg::new(42, 54));
    assert_eq!(source.roll(&Draws::d6(4)), Ok(Faces::new(&[4, 3, 5, 4])));
    assert_eq!(source.roll(&Draws::d6(2)), Ok(Faces::new(&[5, 5])));
    assert_eq!(Seeded::new(7).0, Pcg::new(7, 0));
}

#[test]
fn scripted_dice_may_neither_run_short_nor_be_left_over() {
    let mut source = Scripted::new([4, 2, 6]);
    assert_eq!(source.roll(&Draws::d6(2)), Ok(Faces::new(&[4, 2])));
    assert_eq!(source.finish().unwrap_err().to_string(), "dice-script-left-over left=1");
    assert_eq!(source.roll(&Draws::d6(2)).unwrap_err().to_string(), "dice-script-short got=1 want=2");
    assert_eq!(source.roll(&Draws::of(&[4])).unwrap_err().key, "dice-face");
    assert_eq!(source.left(), [6], "a refused roll uses up nothing");
    assert_eq!(source.roll(&Draws::d6(1)), Ok(Faces::new(&[6])));
    assert_eq!(source.finish(), Ok(()));
}

#[test]
fn typed_dice_are_checked() {
    let mut typed = ["4 2", "4", "no"].into_iter();
    let mut source = Typed(|_: &Draws| -> Result<Faces, Refusal> { Faces::parse(typed.next().unwrap()) });
    assert_eq!(source.roll(&Draws::d6(2)), Ok(Faces::new(&[4, 2])));
    assert_eq!(source.roll(&Draws::d6(2)).unwrap_err().key, "dice-too-few");
    assert_eq!(source.roll(&Draws::d6(2)).unwrap_err().key, "dice-text");
}
